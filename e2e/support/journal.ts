import type { Backend } from '#mocks'

type OperationId = NonNullable<ReturnType<Backend['operationAt']>>

/** The requests the host has received for an operation, oldest first. */
export const sent = ({ journal }: Backend, operation: OperationId) =>
  journal.entries.filter(({ operationId }) => operationId === operation)

/** Errors reported to the host: their messages, oldest first. */
export const reported = (backend: Backend): string[] =>
  sent(backend, 'logError').map(({ body }) => String(JSON.parse(body ?? '{}').message))
