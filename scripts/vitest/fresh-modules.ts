import { vi } from 'vitest'

// Runs before the other setup files, because they keep the modules they load. Each test file gets new modules, without the
// state that another file has left in them; packages are loaded once for all files.
vi.resetModules()
