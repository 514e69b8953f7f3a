/**
 * The index of the gallery: the screens in groups, each with its pictures side by side.
 * @template {{ screen: string, name: string, path: string }} S
 * @param {readonly S[]} screens @param {readonly string[]} sizes @param {readonly string[]} themes
 * @param {(screen: S, size: string, theme: string) => string} fileOf
 */
export function galleryPage(screens, sizes, themes, fileOf) {
  const groups = [...new Set(screens.map(({ screen }) => screen))]
  const kinds = themes.flatMap((theme) => sizes.map((size) => ({ size, theme })))
  const sections = groups.map((group) => {
    const rows = screens
      .filter(({ screen }) => screen === group)
      .map((screen) => {
        const pictures = kinds.map(({ size, theme }) => {
          const file = fileOf(screen, size, theme)
          const title = `${group}, ${screen.name}: ${size}, ${theme}`
          return `<a href="${file}"><img class="${size}" src="${file}" alt="${title}" title="${title}" loading="lazy"></a>`
        })
        return `<h3>${screen.name} <small>${screen.path.replaceAll('&', '&amp;')}</small></h3><div>${pictures.join('')}</div>`
      })
    return `<section id="${group}"><h2>${group}</h2>${rows.join('')}</section>`
  })
  const links = groups.map((group) => `<a href="#${group}">${group}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Linx Golf: every screen</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f4f1e8; color: #14231c }
  nav { position: sticky; top: 0; background: #f4f1e8; padding: .5rem 0 }
  nav a { margin-right: 1rem; color: inherit }
  small { font-weight: normal; opacity: .7 }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  img { display: block; border: 1px solid #0003; border-radius: 6px; background: #fff }
  img.phone { width: 195px } img.desktop { width: 520px }
</style>
<h1>Linx Golf: every screen</h1>
<nav>${links.join('')}</nav>
${sections.join('\n')}
</html>
`
}
