/** Where the drawer is a sheet over the page (drawer.css). */
const SHEET = '(width <= 48rem)'

/** Lets the app under the sheet take no focus (WCAG 2.4.11), as long as the window is that narrow. Returns how to end it. */
export function coverPage(): () => void {
  const app = document.getElementById('root')
  const sheet = matchMedia(SHEET)
  const follow = () => void app?.toggleAttribute('inert', sheet.matches)
  follow()
  sheet.addEventListener('change', follow)
  return () => {
    sheet.removeEventListener('change', follow)
    app?.removeAttribute('inert')
  }
}
