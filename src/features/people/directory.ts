import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleText } from '~/domain/people/names'

/** A golfer whom the host names without an id. */
export type NamedGolfer = { name: string; picture?: string | null; city?: string | null }

type Found = Map<string, { userId: number; picture: string; city: string }[]>

/** How the host's records call a golfer's name and picture. */
const NAMES = ['name', 'fullName', 'userName']
const PICTURES = ['picture', 'pictureUrl', 'userPicture']

/** More objects than this are not looked at, so that a long feed takes no noticeable time. */
const MAX_OBJECTS = 20_000

const textIn = (value: unknown): string => visibleText(value) ?? ''

/** The golfers with an id and a name in data of any shape, by name. */
function golfersIn(loaded: unknown): Found {
  const found: Found = new Map()
  const queue: unknown[] = [loaded]
  for (let at = 0; at < queue.length && at < MAX_OBJECTS; at += 1) {
    const value = queue[at]
    if (typeof value !== 'object' || value === null) continue
    let [userId, name, picture, city] = [0, '', '', '']
    for (const [key, entry] of Object.entries<unknown>({ ...value })) {
      if (typeof entry === 'object' && entry !== null) queue.push(entry)
      else if (key === 'userId' && typeof entry === 'number') userId = entry
      else if (NAMES.includes(key)) name ||= textIn(entry)
      else if (PICTURES.includes(key)) picture ||= textIn(entry)
      else if (key === 'city') city = textIn(entry)
    }
    if (userId > 0 && name) found.set(name, [...(found.get(name) ?? []), { userId, picture, city }])
  }
  return found
}

/**
 * The ids of golfers whom the host names without one, in comments and groups: by name and picture among the golfers in
 * `loaded`, and by city where both have one. 0 for anyone else, and where two golfers fit: a name without a link is
 * better than one that leads to a stranger.
 */
export function createDirectory(loaded: unknown): (golfer: NamedGolfer) => number {
  const found = golfersIn(loaded)
  return ({ name, picture, city }) => {
    const home = textIn(city)
    const fitting = (found.get(textIn(name)) ?? []).filter(
      (one) =>
        one.picture === textIn(picture) && (one.city === '' || home === '' || one.city === home),
    )
    const [only, ...others] = new Set(fitting.map(({ userId }) => userId))
    return only !== undefined && others.length === 0 ? only : 0
  }
}

/** The ids of golfers by name, from what was loaded when the list was opened. */
export function useDirectory(): (golfer: NamedGolfer) => number {
  const client = useQueryClient()
  const [idOf] = useState(() => createDirectory(client.getQueriesData({})))
  return idOf
}
