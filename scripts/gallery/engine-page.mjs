/**
 * The page that lays the pictures of each engine side by side, a row for each screen, size and theme.
 * @template {{ screen: string, name: string }} S
 * @param {readonly S[]} screens @param {readonly string[]} sizes @param {readonly string[]} themes
 * @param {(screen: S, size: string, theme: string) => { engine: string, file: string }[]} pictures those there are
 * @returns {string} HTML
 */
export function enginePage(screens, sizes, themes, pictures) {
  const rows = screens.flatMap((screen) =>
    sizes.flatMap((size) =>
      themes.flatMap((theme) => {
        const shown = pictures(screen, size, theme)
        if (shown.length === 0) return []
        const figures = shown.map(
          ({ engine, file }) =>
            `<figure class="${size}"><img src="${file}" alt="" loading="lazy"><figcaption>${engine}</figcaption></figure>`,
        )
        return `<h2>${screen.screen}, ${screen.name}: ${size}, ${theme}</h2><div>${figures.join('')}</div>`
      }),
    ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Linx Golf: the engines side by side</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f1e8; color: #14231c }
  div { display: flex; gap: 1rem; overflow-x: auto }
  figure { margin: 0 } .phone img { width: 390px } .desktop img { width: 640px }
  img { display: block; border: 1px solid #0003 }
</style>
<h1>Linx Golf: the engines side by side</h1>
${rows.join('\n')}
</html>
`
}
