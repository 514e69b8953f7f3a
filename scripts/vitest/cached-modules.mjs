const isOneRun = process.argv.includes('run')

/**
 * Lets the browser cache each module for all test files of a run; otherwise it would request each module again for each file.
 * @returns {import('vite').Plugin}
 */
export function cachedModules() {
  return {
    name: 'linx:cached-modules',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) => {
          const isModule = name === 'Cache-Control' && value === 'no-cache'
          return setHeader(name, isModule && isOneRun ? 'max-age=3600' : value)
        }
        next()
      })
    },
  }
}
