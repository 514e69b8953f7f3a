/**
 * A field of a mailed link. A '+' stays one: mails carry it unencoded in tokens and addresses, where a form's rules would make
 * a space of it. Blanks alone are nothing.
 */
export function mailedField(search: string, name: string): string | undefined {
  const prefix = `${name}=`
  const pair = search
    .replace(/^\?/, '')
    .split('&')
    .find((part) => part.startsWith(prefix))
  return decoded(pair?.slice(prefix.length) ?? '').trim() || undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // a stray percent sign
  }
}
