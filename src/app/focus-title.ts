/** Moves the focus to the new page's title, so that it is read and Tab goes on from there; a page that has placed it keeps it. */
export function focusTitle(): void {
  // A redirect at the start is no change of page to anybody.
  if (!navigator.userActivation?.hasBeenActive) return
  const main = document.getElementById('main')
  if (!main || main.contains(document.activeElement)) return
  const title = main.querySelector('h1') ?? main
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}
