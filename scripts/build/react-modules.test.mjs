import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { asModule, REACT_FILES, withoutDefault } from './react-modules.mjs'

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

test('what one file asks of another is imported', () => {
  const code = codeOf(REACT_FILES.get('react-dom/client') ?? '')
  for (const line of [
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    'import * as ReactDOM from "react-dom";',
  ])
    expect(code).toContain(`${line}\n`)
})

test('the scheduler as a module runs a task at a time of its own', async () => {
  const code = codeOf(REACT_FILES.get('scheduler') ?? '')
  const scheduler = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )
  const before = scheduler.unstable_now()
  const late = await new Promise((resolve) =>
    scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, resolve),
  )
  expect(late).toBe(false)
  expect(scheduler.unstable_now()).toBeGreaterThanOrEqual(before)
})

test('a default import of React means all its names', () => {
  expect(withoutDefault('import React from "react";')).toBe('import * as React from "react";')
  expect(withoutDefault("import React3 from 'react';")).toBe("import * as React3 from 'react';")
  for (const same of ['import { useState } from "react";', 'import Easy from "react-easy-crop";'])
    expect(withoutDefault(same)).toBe(same)
})
