/** MDN's compatibility data (20 MB), in a separate module because the bundler reads what the build's settings import once per test project. */
import bcd from '@mdn/browser-compat-data' with { type: 'json' }

export const { api, css, html, javascript } = bcd
