type Picture = Promise<Uint8Array<ArrayBuffer>>

/** Caches the `maxPictures` pictures that were requested last, so that they are not drawn again. */
export function createLatelyDrawn(
  maxPictures: number,
): (key: string, draw: () => Picture) => Picture {
  const recent = new Map<string, Picture>()
  return (key, draw) => {
    const picture = recent.get(key) ?? draw()
    recent.delete(key)
    recent.set(key, picture)
    const [oldest] = recent.keys()
    if (recent.size > maxPictures && oldest !== undefined) recent.delete(oldest)
    return picture
  }
}
