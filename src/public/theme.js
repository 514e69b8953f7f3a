// Before the first paint: the stored theme, else the system's, followed while the page is open: a phone turns dark by itself
// in the evening, and an installed app is open for days. A file of its own, so that the policy stays strict.
;(function () {
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
