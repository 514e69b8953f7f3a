/** What the Contact page says where the build names nobody to write to. */
export const contactMessages = {
  noEmail:
    'No support address is set for this site. Ask the club or association that gave you its address.',
  noPostalAddress: 'No postal address is given.',
}
