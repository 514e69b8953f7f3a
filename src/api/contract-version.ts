/**
 * The version of the OpenAPI document that the client is written for (openapi/linx.yaml, `info`); a test compares the two.
 */
export const CONTRACT_VERSION = '1.0.0'
