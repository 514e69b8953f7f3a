/** Half past five on a Saturday in June, in the zone where these golfers live, with Nora signed in. */
export const saturdayEvening = {
  now: '2026-06-13T23:30:00Z',
  zone: 'America/Denver',
  signedInAs: 'nora@whitcombe.example',
} as const
