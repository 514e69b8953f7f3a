/**
 * Moves the focus to the new page's title, so that screen readers read it and Tab continues there; does nothing if the
 * page has set the focus itself.
 */
export function focusTitle(): void {
  // A redirect during startup is not a navigation for the user.
  if (!navigator.userActivation?.hasBeenActive) return
  const main = document.getElementById('main')
  if (!main || main.contains(document.activeElement)) return
  const title = main.querySelector('h1') ?? main
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
