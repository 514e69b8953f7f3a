/** Messages of the operator's usage report. */
export const usageMessages = {
  keyMissing: 'Please enter the access key.',
  keyRefused: 'That key was not accepted.',
  noStats: 'No activity yet.',
  noForms: 'No one has opened a section yet.',
} as const
