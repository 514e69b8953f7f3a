import { lightColor } from './branding.mjs'

/**
 * The pictures a browser shows before it installs the app, which `scripts/build/install-pictures.mjs` takes. Sizes are CSS
 * pixels; `scale` is how many pixels of the picture make one.
 */
export const pictures = [
  {
    name: 'linx-narrow',
    scene: 'linx',
    width: 390,
    height: 844,
    scale: 1.5,
    form: /** @type {const} */ ('narrow'),
    label: 'Linx: your friends’ rounds',
  },
  {
    name: 'post-narrow',
    scene: 'post',
    width: 390,
    height: 844,
    scale: 1.5,
    form: /** @type {const} */ ('narrow'),
    label: 'Post a score',
  },
  {
    name: 'linx-wide',
    scene: 'linx',
    width: 1280,
    height: 800,
    scale: 1,
    form: /** @type {const} */ ('wide'),
    label: 'Linx on a wide screen',
  },
]

/** @param {string} name @param {number} size @param {'any' | 'maskable' | 'monochrome'} [purpose] */
const icon = (name, size, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** @param {string} name @param {string} url @param {string} drawing */
const shortcut = (name, url, drawing) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${drawing}.png`, sizes: '192x192', type: 'image/png' }],
})

const screenshots = pictures.map(({ name, width, height, scale, form, label }) => ({
  src: `/pictures/${name}.jpg`,
  sizes: `${width * scale}x${height * scale}`,
  type: 'image/jpeg',
  form_factor: form,
  label,
}))

/**
 * The web app manifest: with it the app can be installed to the home screen.
 * @param {string} product its name
 * @param {import('./branding.mjs').Branding} [brand]
 * @returns {Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const manifest = (product, brand) => ({
  id: '/',
  name: product,
  short_name: brand?.shortName ?? (product === 'Linx Golf' ? 'Linx' : product),
  description: 'Post your score, follow your friends, keep the bets straight.',
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/linx',
  scope: '/',
  display: 'standalone',
  background_color: lightColor('bg', brand),
  theme_color: lightColor('bg-glow', brand),
  categories: ['sports', 'social'],
  icons: [
    icon('icon', 192),
    icon('icon', 512),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  shortcuts: [shortcut('Post a score', '/postscore', 'post'), shortcut('Linx', '/linx', 'linx')],
  // They show this product's name and colors, not another brand's.
  ...(!brand?.name && { screenshots }),
})
