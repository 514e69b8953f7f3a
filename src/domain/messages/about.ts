/** Messages of the About page. */
export const aboutMessages = {
  missing: 'Not available',
  demoHost: 'Demo, inside this page',
} as const
