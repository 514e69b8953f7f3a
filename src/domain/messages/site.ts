/** Messages of the Contact page when the build has no addresses. */
export const contactMessages = {
  noEmail: 'This site has no support address. Please ask the club or association that runs it.',
  noPostalAddress: 'No mailing address is listed.',
}

/** Messages of the About page. */
export const aboutMessages = {
  missing: 'Not available',
  demoHost: 'Demo, inside this page',
} as const
