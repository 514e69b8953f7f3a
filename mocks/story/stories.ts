import { saturday } from './saturday'
import type { Story } from './story'

/** Every story a link can ask for. */
export const stories: readonly Story[] = [saturday]

export const storyNamed = (name: string): Story | undefined =>
  stories.find((story) => story.name === name)

/** For messages about a missing or unknown one. */
export const storyNames = (): string => stories.map(({ name }) => name).join(', ')
