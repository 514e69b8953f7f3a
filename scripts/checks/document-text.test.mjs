import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { unusedParts } from '../api.mjs'

/** @param {string} file in openapi/ */
const read = (file) => readFileSync(join('openapi', file), 'utf8')

/** Every text of the document. */
const source = ['linx.yaml', ...['paths', 'schemas'].flatMap(yamlOf)].map(read).join('\n')

/** @param {string} folder */
function yamlOf(folder) {
  return readdirSync(join('openapi', folder)).map((name) => join(folder, name))
}

test('the parts of a score that a host must be given are required (DOC-01)', () => {
  const { ScoreFields, HoleByHoleFields } = parse(read('schemas/ghin.yaml'))
  expect(ScoreFields.required).toEqual(
    expect.arrayContaining(['courseId', 'teeSetId', 'datePlayed', 'scoreType', 'scoreTotal']),
  )
  expect(HoleByHoleFields.required).toEqual(expect.arrayContaining(['requestData']))
})

test('no picture type is named that only the fake sends, and the check of an address comes after a refusal (DOC-01)', () => {
  expect(source).not.toMatch(/svg/i)
  const { checkVerification } = parse(read('paths/auth.yaml'))
  expect(checkVerification.get.description).toContain('after a sign-in was refused')
})

/** The causes of a 422: each rule of the fields that their schemas do not state. */
const CAUSES = [
  'name',
  '100 characters',
  'the email is not an address',
  'two letters',
  '4 to 9 digits',
]

test.each([
  ['auth.yaml', 'createUser', ['8 characters', 'profilePicture', 'baseUrl']],
  ['user.yaml', 'updateCurrentUser', ['association']],
])('422 of %s, %s names every cause (DOC-01)', (file, operationId, causes) => {
  const paths = Object.values(parse(read(join('paths', file))))
  const operation = paths
    .flatMap((methods) => Object.values(methods))
    .find((each) => each.operationId === operationId)
  for (const cause of [...CAUSES, ...causes])
    expect(operation.responses['422'].description).toContain(cause)
})

test('a path that linx.yaml does not list, and a schema that nothing uses, are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linx-openapi-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('openapi', folder, { recursive: true })
  expect(unusedParts(folder)).toEqual([])
  appendFileSync(join(folder, 'paths/follow.yaml'), 'snooze:\n  put: {}\n')
  appendFileSync(join(folder, 'schemas/follow.yaml'), 'Snooze:\n  type: object\n')
  expect(unusedParts(folder)).toEqual(['paths/follow.yaml#/snooze', 'schemas/follow.yaml#/Snooze'])
})
