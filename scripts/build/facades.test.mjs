import { expect, test } from 'vitest'
import { facadesOf, withoutFacades } from './facades.mjs'

const facades = facadesOf([
  ['golfers-1.js', 'export{a as LinxPage,$n as Shell}from"./feed-1.js";'],
  ['hub-1.js', 'export{t as hub}from"./feed-1.js";\n//# sourceMappingURL=hub-1.js.map'],
  ['feed-1.js', 'import{a}from"./start-1.js";export{a as t}'],
  ['both-1.js', 'var a=1;export{t as hub}from"./feed-1.js";export{a}'],
])

test('a file that only exports another file’s names is a facade; one with code of its own is not', () => {
  expect([...facades.keys()]).toEqual(['golfers-1.js', 'hub-1.js'])
})

test('an import of a facade is replaced by an import of the shared file and its names', () => {
  const code = 'x(()=>import(`./golfers-1.js`),[]),import("./hub-1.js").then(e=>e.hub)'
  expect(withoutFacades(code, facades)).toBe(
    'x(()=>import("./feed-1.js").then(e=>({LinxPage:e.a,Shell:e.$n})),[]),' +
      'import("./feed-1.js").then(e=>({hub:e.t})).then(e=>e.hub)',
  )
})

test('imports of files that are no facades stay', () => {
  const code = 'import{a}from"./golfers-1.js";import(`./help-1.js`);reimport("./hub-1.js")'
  expect(withoutFacades(code, facades)).toBe(code)
})
