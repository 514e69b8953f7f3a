import type { operations } from '~/api/schema'

/** An operation of the document. */
export type OperationId = keyof operations
