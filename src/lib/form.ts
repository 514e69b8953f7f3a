/** What is wrong with a field of a form. */
export type FieldError<Field extends string> = { field: Field; message: string }

/** The text of a submitted form's field; '' for a file or a missing field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
