import type { OperationId } from '../handlers/operation-id'

/** The operations that need the handicap association. */
export const associationOperations: readonly OperationId[] = [
  'validateGolferData',
  'completeRegistration',
  'searchCourses',
  'listTeeSets',
  'listHoles',
  'postScore',
]
