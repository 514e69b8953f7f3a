// Before the first paint: whether the browser is new enough, and the stored theme, else the system's, followed while the page is open: a phone turns dark by itself
// in the evening, and an installed app is open for days. A file of its own, so that the policy stays strict.
;(function () {
  // A browser older than the oldest ones that `browserslist` (package.json) names would show an empty window.
  try {
    if (![].toSorted || !CSS.supports('color', 'color-mix(in lab,red,red)')) throw 0
    RegExp('(?<=a)')
  } catch (_) {
    location.replace('/old-browser.html')
  }
  /** @type {string | null} */
  var stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // storage is off: the system decides
  }
  var dark = matchMedia('(prefers-color-scheme: dark)')
  var bar = document.querySelector('meta[name="theme-color"]')
  function wear() {
    var isDark = stored === 'dark' || (stored !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    if (bar) bar.setAttribute('content', isDark ? '#16211f' : '#f8f0e4')
  }
  wear()
  dark.addEventListener('change', wear)
})()
