import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test, vi } from 'vitest'
import { asModule, REACT_FILES, reactModules, withoutDefault } from './react-modules.mjs'

const require = createRequire(import.meta.url)
const codeOf = (/** @type {string} */ file) => asModule(readFileSync(file, 'utf8'))

test.each([...REACT_FILES])('%s exports the same names as a module', (_name, file) => {
  const code = codeOf(file)
  const [, list = ''] = /\nexport \{ (.+) \};\n$/.exec(code) ?? []
  const exported = list.split(', ').map((one) => one.split(' as ')[1])
  expect(new Set(exported)).toEqual(new Set(Object.keys(require(file))))
  // Each name is declared once, and nothing of CommonJS is left.
  for (const one of exported)
    expect(code.split('\n').filter((line) => line.startsWith(`var $${one} =`))).toHaveLength(1)
  expect(code).not.toMatch(/\bexports\.|\brequire\(|\bmodule\.exports/)
})

const REACT = 'var React = require("react");\n'
const EXPORTS = 'exports.a = 1;\nexports.b = React.c;\n'

test('a file of the known form is a module', () => {
  expect(asModule(REACT + EXPORTS)).toBe(
    'import * as React from "react";\nvar $a = 1;\nvar $b = React.c;\n\nexport { $a as a, $b as b };\n',
  )
})

test.each([
  ['an export named by a text', `${REACT}${EXPORTS}exports["d"] = 1;\n`, 'exports'],
  ['a defined export', `${REACT}${EXPORTS}Object.defineProperty(exports, "d", {});\n`, 'exports'],
  ['all exports at once', `${REACT}${EXPORTS}module.exports = {};\n`, 'module.'],
  ['an export of the module', `${REACT}${EXPORTS}module.exports.d = 1;\n`, 'module.'],
  ['a constant import', `const React = require("react");\n${EXPORTS}`, 'require'],
  ['a second import', `${REACT}${EXPORTS}var ReactDOM = require("react-dom");\n`, 'require'],
  ['no exports', `${REACT}React.c();\n`, 'no exports'],
])('a file of React with %s ends the build', (_what, code, left) => {
  expect(() => asModule(code)).toThrow(
    `has another form than scripts/build/libraries/react-modules.mjs rewrites (${left})`,
  )
})

test('only the names that React looks for in a test build may be missing', () => {
  const { onLog } = reactModules()
  if (typeof onLog !== 'function') throw new Error('The plugin reads no messages')
  const read = (
    /** @type {string} */ name,
    /** @type {string} */ file,
    code = 'IMPORT_IS_UNDEFINED',
  ) =>
    Reflect.apply(onLog, undefined, [
      'warn',
      { code, message: `Import \`${name}\` will always be undefined in '${file}'` },
    ])
  const scheduler = 'node_modules/scheduler/cjs/scheduler.production.js'
  expect(read('log', scheduler)).toBe(false)
  expect(read('unstable_setDisableYieldValue', scheduler)).toBe(false)
  expect(read('log', scheduler, 'EVAL')).toBeNull()
  expect(() => read('unstable_now', scheduler)).toThrow('unstable_now')
  expect(() => read('log', 'node_modules/react/cjs/react.production.js')).toThrow(
    'react.production.js',
  )
})

test('a file’s requires of another file become imports', () => {
  const code = codeOf(REACT_FILES.get('react-dom/client') ?? '')
  for (const line of [
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
  ])
    expect(code).toContain(`${line}\n`)
})

test('no error is made when the file of React is evaluated: with an inspector it would parse the whole app once more', () => {
  const code = codeOf(REACT_FILES.get('react-dom/client') ?? '')
  expect(code).not.toMatch(/^(?:var | {2})\w+ = (?:new )?Error\(/m)
  expect(code.match(/\w+(?= = \{ message: formatProdErrorMessage\(\d+\) \}[,;]$)/gm)).toEqual([
    'HydrationMismatchException',
    'SuspenseException',
    'SuspenseyCommitException',
    'SuspenseActionException',
    'SelectiveHydrationException',
  ])
})

test('the scheduler as a module runs a task at a time of its own', async () => {
  const code = codeOf(REACT_FILES.get('scheduler') ?? '')
  const scheduler = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  const before = scheduler.unstable_now()
  const run = vi.fn()
  const late = new Promise((resolve) =>
    scheduler.unstable_scheduleCallback(
      scheduler.unstable_NormalPriority,
      run.mockImplementation(resolve),
    ),
  )
  expect(run).not.toHaveBeenCalled()
  expect(await late).toBe(false)
  expect(scheduler.unstable_now()).toBeGreaterThanOrEqual(before)
})

test('a default import of React means all its names', () => {
  expect(withoutDefault('import React from "react";')).toBe('import * as React from "react";')
  expect(withoutDefault("import React3 from 'react';")).toBe("import * as React3 from 'react';")
  for (const same of ['import { useState } from "react";', 'import Easy from "react-easy-crop";'])
    expect(withoutDefault(same)).toBe(same)
})
