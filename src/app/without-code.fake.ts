import type { RouteObject } from 'react-router-dom'

/** The routes without the pages' code and data, to test only redirects. */
export const withoutCode = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route }
    delete copy.lazy
    if (!copy.index && copy.children) copy.children = withoutCode(copy.children)
    return copy
  })
