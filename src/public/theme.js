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
})()
