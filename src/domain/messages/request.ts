/** Messages of failed requests. Fixed texts. */
export const requestMessages = {
  status: (status: number) => `Request failed with status ${status}`,
  errorFormat: 'Server returned an invalid error format.',
  invalidJson: 'Invalid JSON response from server.',
  network: 'Network error or unexpected issue',
  networkReason: (reason: string) => `Network error: ${reason}`,
  success: 'Success',
} as const
