import type { Backend } from '#mocks'

type OperationId = NonNullable<ReturnType<Backend['operationAt']>>

/** The requests the host has received for an operation, oldest first. */
export const sent = ({ journal }: Backend, operation: OperationId) =>
  journal.entries.filter(({ operationId }) => operationId === operation)

/** The requests to operations whose name matches, as 'operationId status', oldest first. */
export const statusesOf = ({ journal }: Backend, names: RegExp): string[] =>
  journal.entries
    .filter(({ operationId }) => names.test(operationId ?? ''))
    .map(({ operationId, status }) => `${operationId} ${status}`)

/** The messages of the errors reported to the host, oldest first. */
export const reported = (backend: Backend): string[] =>
  sent(backend, 'logError').map(({ body }) => String(JSON.parse(body ?? '{}').message))
