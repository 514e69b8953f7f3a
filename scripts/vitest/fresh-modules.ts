import { vi } from 'vitest'

// Runs before the other setup files, which keep what they load.
// A file finds no state in a module that another one has left there; the packages are loaded once for all files.
vi.resetModules()
