// Checks that the browser is new enough, and applies the stored theme, else the system's, which is followed while the page is open: a phone
// turns dark in the evening, and an installed app is open for days. In a build it is part of the pages' scripts.
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
  function applyTheme() {
    var isDark = stored === 'dark' || (stored !== 'light' && dark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    if (bar) bar.setAttribute('content', isDark ? '#16211f' : '#f8f0e4')
  }
  applyTheme()
  dark.addEventListener('change', applyTheme)

  // A host with the headers of an older build refuses the styles in the page. Then they are loaded as files.
  function checkStyles() {
    var style = document.querySelector('style')
    if (!style || style.sheet) return
    document.querySelectorAll('link[disabled]').forEach(function (link) {
      link.removeAttribute('disabled')
    })
  }
  if (document.readyState === 'loading') document.addEventListener('readystatechange', checkStyles)
  else checkStyles()
})()
