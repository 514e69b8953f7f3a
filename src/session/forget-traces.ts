const attempt = (work: () => void): void => {
  try {
    work()
  } catch {
    // blocked: nothing was stored either
  }
}

/** In the tab's storage: what Microsoft's library keeps of a sign-in, an attempt of one, a mailed link. */
const IN_TAB = /^(msal\.|sign_in_attempt$|mailed_link$)/

/** Removes what other parts have stored of the golfer who leaves: in the tab, and when they came first. */
export function forgetTraces(
  tab: () => Storage = () => sessionStorage,
  browser: () => Storage = () => localStorage,
): void {
  attempt(() => {
    for (const key of Object.keys(tab())) if (IN_TAB.test(key)) tab().removeItem(key)
  })
  attempt(() => {
    for (const key of Object.keys(browser()))
      if (/^(msal\.|first_visit$)/.test(key)) browser().removeItem(key)
  })
}
