/** MDN's compatibility data, 20 MB: apart from what the build's settings import, which the bundler would read again for each project of the tests. */
import bcd from '@mdn/browser-compat-data' with { type: 'json' }

export const { api, css, html, javascript } = bcd
