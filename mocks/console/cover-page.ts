/** Where the drawer is a sheet over the page (drawer.css). */
const SHEET = '(width <= 48rem)'

/** Makes the app inert while it is under the sheet (WCAG 2.4.11). Returns a function that undoes it. */
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
