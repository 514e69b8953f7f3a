import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { visibleText } from '~/domain/people/names'

/** A golfer whom the host names without an id. */
export type NamedGolfer = { name: string; picture?: string | null; city?: string | null }

type FoundGolfer = { userId: number; picture: string; city: string }
type Found = Map<string, FoundGolfer[]>

/** How the host's records call a golfer's name and picture. */
const NAMES = ['name', 'fullName', 'userName']
const PICTURES = ['picture', 'pictureUrl', 'userPicture']

/** More objects than this are not looked at, so that a long feed takes no noticeable time. */
const MAX_OBJECTS = 20_000

const textIn = (value: unknown): string => visibleText(value) ?? ''

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The golfers with an id and a name in data of any shape, by name. */
function golfersIn(loaded: readonly unknown[]): Found {
  const found: Found = new Map()
  const queue: Record<string, unknown>[] = loaded.filter(isObject)
  for (let at = 0; at < queue.length && at < MAX_OBJECTS; at += 1) {
    const value = queue[at] ?? {}
    let [userId, name, picture, city] = [0, '', '', '']
    // Object.entries would take three times as long in a long feed.
    for (const key in value) {
      const entry = value[key]
      if (isObject(entry)) queue.push(entry)
      else if (key === 'userId' && typeof entry === 'number') userId = entry
      else if (NAMES.includes(key)) name ||= textIn(entry)
      else if (PICTURES.includes(key)) picture ||= textIn(entry)
      else if (key === 'city') city = textIn(entry)
    }
    if (userId > 0 && name) addGolfer(found, name, { userId, picture, city })
  }
  return found
}

/** Adds a golfer, once with each picture and city. */
function addGolfer(found: Found, name: string, { userId, picture, city }: FoundGolfer): void {
  const namesakes = found.get(name) ?? []
  const isKnown = namesakes.some(
    (one) => one.userId === userId && one.picture === picture && one.city === city,
  )
  if (!isKnown) found.set(name, [...namesakes, { userId, picture, city }])
}

/**
 * The ids of golfers whom the host names without one, in comments and groups: by name and picture among the golfers in
 * `loaded`, and by city where both have one. 0 for anyone else, and where two golfers fit: a name without a link is
 * better than one that leads to a stranger.
 */
export function createDirectory(loaded: readonly unknown[]): (golfer: NamedGolfer) => number {
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
