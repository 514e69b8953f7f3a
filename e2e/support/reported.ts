import type { Backend } from '#mocks/backend'

/** What the host was told of errors: the messages, oldest first. */
export const reported = ({ journal }: Backend): string[] =>
  journal.entries
    .filter(({ operationId }) => operationId === 'logError')
    .map(({ body }) => String(JSON.parse(body ?? '{}').message))
