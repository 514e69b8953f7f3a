import type { Backend } from '#mocks'

/** Errors reported to the host: their messages, oldest first. */
export const reported = ({ journal }: Backend): string[] =>
  journal.entries
    .filter(({ operationId }) => operationId === 'logError')
    .map(({ body }) => String(JSON.parse(body ?? '{}').message))
