/** The version of the OpenAPI document the client is made for (openapi/linx.yaml, `info`); compared with it by a test. */
export const CONTRACT_VERSION = '1.0.0'
