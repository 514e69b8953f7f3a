/** What the About page says where a value is missing, and of the demo's backend. */
export const aboutMessages = {
  missing: 'Not available',
  demoHost: 'Demo, inside this page',
} as const
