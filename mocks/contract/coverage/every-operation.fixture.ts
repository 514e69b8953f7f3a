import { expect, vi } from 'vitest'
import type { Backend } from '../../backend/backend'
import type { DocumentedOperation } from '../document'
import type { CallOptions } from '../../testing'
import { sends, sendsSignedOut, type Recipe } from './recipe.fixture'

const MEGABYTE = 1024 * 1024
const json = { 'Content-Type': 'application/json' }

/** The operation's path with a value for each parameter, without a query. */
const addressOf = ({ path }: DocumentedOperation, value = '1'): string =>
  path.replaceAll(/\{\w+\}/g, value)

const takesForm = ({ body }: DocumentedOperation): boolean => 'multipart/form-data' in body
const takesBody = ({ body }: DocumentedOperation): boolean => Object.keys(body).length > 0

/** Recipes for refusals that all operations have in common; they follow from the document alone. */
export function generalRecipe(operation: DocumentedOperation, status: number): Recipe | undefined {
  const { method, isSignedIn, parameters } = operation
  const withOptions = (options?: CallOptions) => sends(method, addressOf(operation), options)
  switch (status) {
    case 400: {
      if (takesForm(operation)) return withOptions({ body: 'x', headers: form(1) })
      if (takesBody(operation)) return withOptions({ body: '{', headers: json })
      if (operation.path.includes('{')) return sends(method, addressOf(operation, 'x'))
      const needsQuery = parameters.some((each) => each.in === 'query' && each.isRequired)
      return needsQuery ? withOptions() : undefined
    }
    case 401:
      return isSignedIn ? sendsSignedOut(method, addressOf(operation)) : undefined
    case 413:
      return takesForm(operation)
        ? withOptions({ body: 'x', headers: form(81 * MEGABYTE) })
        : withOptions({ body: JSON.stringify('x'.repeat(MEGABYTE)), headers: json })
    case 415:
      return withOptions({ body: '{}', headers: { 'Content-Type': 'text/csv' } })
    default:
      return undefined
  }
}

const form = (length: number) => ({
  'Content-Type': 'multipart/form-data; boundary=x',
  'Content-Length': String(length),
})

/** A good request during which the fake's own data breaks. */
export const breaksDuring =
  ({ method, path }: DocumentedOperation, good: Recipe): Recipe =>
  async (backend) => {
    const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const { handle } = backend
    backend.handle = (request) => {
      const isIt = request.method === method && address.test(new URL(request.url).pathname)
      if (isIt) breakDown(backend)
      return handle(request)
    }
    vi.mocked(console.error).mockReturnValue(undefined)
    const result = await good(backend)
    expect(console.error).toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
    backend.contract.accept(backend.contract.violations.filter(({ pointer }) => pointer === ''))
    return result
  }

function breakDown(backend: Backend): void {
  const broken = () => {
    throw new RangeError('The disk is broken.')
  }
  for (const table of Object.values(backend.db.tables)) {
    const { get, where, rows, page, insert, change, remove } = table
    const ways = { get, where, rows, page, insert, change, remove }
    for (const name of Object.keys(ways)) Object.assign(table, { [name]: broken })
  }
  Object.defineProperty(backend, 'version', { get: broken })
}
