import {
  contractDocument,
  createContractCheck,
  operationsOf,
  type DocumentedOperation,
} from '#mocks/contract/index'
import { isUndeclared } from './responses'
import { addCheck } from './off-contract'

const operations = [...operationsOf(contractDocument).values()]
const contract = createContractCheck()

const isParameter = (segment: string) => segment.startsWith('{')

/** Whether a path is one of an operation's: parameters fit any segment. */
function isPathOf({ path }: DocumentedOperation, segments: readonly string[]): boolean {
  const own = path.split('/')
  return (
    own.length === segments.length &&
    own.every((segment, at) => segment === segments[at] || isParameter(segment))
  )
}

function operationAt(method: string, pathname: string): DocumentedOperation | undefined {
  const segments = pathname.split('/')
  return operations.find((one) => one.method === method && isPathOf(one, segments))
}

/** A sentence for each difference between a response and the document; none for an `undeclared` response. */
async function disagreements(route: string, response: Response): Promise<string[]> {
  if (isUndeclared(response)) return []
  const [method = '', pathname = ''] = route.split(' ')
  const operation = operationAt(method, pathname)
  if (!operation) return [`${route} is no operation of openapi/.`]
  const found = await contract.response(operation.id, response)
  return found.map(({ pointer, message }) => {
    const place = pointer === '' ? '' : `${pointer} `
    return `${route} (${operation.id}) answers ${response.status}, and ${place}${message}.`
  })
}

/** Checks a response to 'METHOD /path' in the background; what it finds fails the test at its end. */
export function checkResponse(route: string, response: Response): void {
  addCheck(disagreements(route, response))
}
