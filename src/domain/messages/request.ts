/** What a failed call says, word for word (app-shell sections 7 and 8). */
export const requestMessages = {
  status: (status: number) => `Request failed with status ${status}`,
  errorFormat: 'Server returned an invalid error format.',
  invalidJson: 'Invalid JSON response from server.',
  network: 'Network error or unexpected issue',
  networkReason: (reason: string) => `Network error: ${reason}`,
  success: 'Success',
} as const
