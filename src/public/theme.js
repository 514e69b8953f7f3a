// Before the first paint: the stored theme, else the system's. A file of its own, so that the policy stays strict.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // storage is off: the system decides
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  var bar = document.querySelector('meta[name="theme-color"]')
  if (theme === 'dark' && bar) bar.setAttribute('content', '#16211f')
})()
