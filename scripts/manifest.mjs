/** The web app manifest (app-shell section 1: installable to the home screen). */
export const manifest = {
  id: '/',
  name: 'Linx Golf',
  short_name: 'Linx',
  description: 'Post your score, follow your friends, keep the bets straight.',
  lang: 'en-US',
  start_url: '/',
  scope: '/',
  display: /** @type {const} */ ('standalone'),
  background_color: '#edf1ef',
  theme_color: '#f8f0e4',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
