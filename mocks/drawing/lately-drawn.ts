type Picture = Promise<Uint8Array<ArrayBuffer>>

/** Remembers the pictures asked for lately, at most `most` of them, so that the same one is not drawn again at once. */
export function createLatelyDrawn(most: number): (key: string, draw: () => Picture) => Picture {
  const recent = new Map<string, Picture>()
  return (key, draw) => {
    const picture = recent.get(key) ?? draw()
    recent.delete(key)
    recent.set(key, picture)
    const [oldest] = recent.keys()
    if (recent.size > most && oldest !== undefined) recent.delete(oldest)
    return picture
  }
}
