import { vi } from 'vitest'

// A file finds no state in a module that another one has left there; the packages are loaded once for all files.
vi.resetModules()
