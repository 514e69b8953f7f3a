import { focusAndScroll } from './focus'

/** Moves the focus to a form's field, found by its name, and scrolls to it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = [...(form?.elements ?? [])].find((one) => one.getAttribute('name') === name)
  if (field instanceof HTMLElement) focusAndScroll(field)
}
