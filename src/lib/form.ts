/** The text of a submitted form's field; '' for a file or a missing field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
