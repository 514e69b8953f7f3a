import { saturday } from './saturday'
import type { Story } from './story'

/** Every story that a link can name. */
export const stories: readonly Story[] = [saturday]

/** The story of this name; undefined if there is none. */
export const storyNamed = (name: string): Story | undefined =>
  stories.find((story) => story.name === name)

/** For messages about a missing or unknown one. */
export const storyNames = (): string => stories.map(({ name }) => name).join(', ')
