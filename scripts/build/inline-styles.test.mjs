import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages } from '../checks/check-dist.mjs'
import { headersFor } from './headers.mjs'
import { inlineStyle, rulesFor, styleSources, withoutStyleAttributes } from './inline-styles.mjs'

test('until a script sets the theme, the system’s applies', () => {
  expect(inlineStyle('p{color:red}')).toBe('p{color:red}')
  expect(inlineStyle('@layer a{:root[data-theme=dark]{--bg:#000}}@layer b;')).toBe(
    '@layer a{:root[data-theme=dark]{--bg:#000}@media (prefers-color-scheme:dark){:root:not([data-theme]){--bg:#000}}}@layer b;',
  )
  expect(inlineStyle('[data-theme="dark"] .hero{top:0}')).toContain(
    '{:root:not([data-theme]) .hero{top:0}}',
  )
})

// The first hash is the well-known one of an empty text.
test('the policy names the styles of a page by hash', () => {
  expect(styleSources('<style></style>')).toEqual([
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ])
  const styles = styleSources('<style>@media (1px<width){p{}}</style><p></p>')
  expect(styles).toHaveLength(1)
  const policy = headersFor('/', { apiHost: '', styles })['Content-Security-Policy']
  expect(policy).toContain(`style-src 'self' ${styles[0]};`)
  expect(policy).not.toContain('unsafe')
})

test('style attributes, which the policy refuses, become classes', () => {
  expect(
    withoutStyleAttributes(
      '<i class="a" style="top:0"></i><i class="b" data-x="y" style="top:0"></i><i class="c"></i>',
    ),
  ).toEqual({
    markup: '<i class="a start-1"></i><i class="b start-1" data-x="y"></i><i class="c"></i>',
    css: '.start-1{top:0}',
  })
})

test.each(['<i style="top:0"></i>', '<i style="top:0" class="a"></i>'])(
  'a style attribute that cannot become a class ends the build: %s',
  (markup) => {
    expect(() => withoutStyleAttributes(markup)).toThrow('style="top:0" and no class before it')
  },
)

test('of other style sheets a page takes the rules that apply to its markup at rest', () => {
  const css =
    '@layer a{._x1{top:0}._x1:hover{top:1px}a._x1{top:2px}._x1>._x2{top:3px}}@layer b{._y1{top:4px}p{top:5px}}@media (width>768px){._x1>*+*{top:6px}._y1{top:7px}}@keyframes k{to{top:8px}}'
  expect(rulesFor(css, '<p class="_x1 _z9"></p>')).toBe(
    '@layer a{._x1{top:0}}@media (width>768px){._x1>*+*{top:6px}}',
  )
  expect(rulesFor(css, '<p class="_x1"><i class="_x2"></i></p>')).toContain('._x1>._x2{top:3px}')
  expect(rulesFor(css, '<p></p>')).toBe('')
})

test('a page with a style that its header files do not name fails the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-pages-'))
  const page = '<style>p{}</style>'
  const [source = ''] = styleSources(page)
  writeFileSync(join(folder, 'app.html'), page)
  writeFileSync(join(folder, '_headers'), `style-src 'self' ${source}`)
  expect(() => checkPages(folder)).not.toThrow()
  writeFileSync(join(folder, '_headers'), "style-src 'self'")
  expect(() => checkPages(folder)).toThrow(source)
  rmSync(folder, { recursive: true })
})
