/** Half past five on a Saturday in June, where these golfers live; signed in is Nora. */
export const saturdayEvening = {
  now: '2026-06-13T23:30:00Z',
  zone: 'America/Denver',
  signedInAs: 'nora@whitcombe.example',
} as const
