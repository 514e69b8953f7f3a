/** What the operator's usage report says. */
export const usageMessages = {
  keyMissing: 'Please enter the access key.',
  keyRefused: 'That key was not accepted.',
  noStats: 'Nothing has been counted yet.',
  noForms: 'No golfer has opened a section yet.',
} as const
