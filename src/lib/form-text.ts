/** What stands in a field of a submitted form; '' for a file or a field that is not there. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
