/**
 * A query parameter of a link from an email; undefined if it is absent or blank. A '+' is not decoded into a space, since
 * emails carry it unencoded in tokens and addresses.
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
