/** Only the contract check, for tests in Node and in a browser: loads neither a world nor code for Node. */
export { contractDocument, operationsOf, type DocumentedOperation } from './document'
export { createContractCheck } from './contract-check'
