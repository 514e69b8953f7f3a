/** Shows a message above the page that the app cannot be loaded, with a button that tries again. */
function showFailure(): void {
  const failure = document.getElementById('failure')
  if (!(failure instanceof HTMLTemplateElement)) return
  document.body.prepend(failure.content)
  const [again] = document.getElementsByTagName('button')
  again?.addEventListener('click', () => location.reload())
}

/** Loads the app's script unless it is loaded already; a failure is shown. */
export const loadApp = (address: string): void => void import(address).catch(showFailure)
