/** The contract check alone, for tests in Node and in a browser: it brings no world and no code for Node. */
export { contractDocument, operationsOf, type DocumentedOperation } from './document'
export { createContractCheck } from './contract-check'
