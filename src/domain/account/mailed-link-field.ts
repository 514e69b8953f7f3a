/**
 * A field of a mailed link; undefined when it is absent or blank. A '+' stays one, since mails carry it unencoded in tokens
 * and addresses.
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
