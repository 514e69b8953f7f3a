import type { ReactNode } from 'react'
import type { formIcons } from './form-icons'
import type { lockIcon } from './lock-icon'
import type { operatorIcons } from './operator-icons'
import type { padIcons } from './pad-icons'
import type { sectionIcons } from './section-icons'

/** Every icon: a 24 grid, a 1.75 line, round caps, at most one filled part. */
export type IconName =
  | keyof typeof formIcons
  | keyof typeof sectionIcons
  | keyof typeof operatorIcons
  | keyof typeof lockIcon
  | keyof typeof padIcons

type Drawings = Partial<Record<IconName, ReactNode>>

/**
 * The drawings that are loaded. Drawn in their place and not referred to by `<use>`: the browser copies what that refers to,
 * with its styles, for each one anew: 4 to 14 % of what an entry of the feed costs.
 */
export const drawings: Drawings = {}

/** Takes a set of drawings in: those of forms at the start, most others with the frame. */
export const addIcons = (icons: Drawings): void => void Object.assign(drawings, icons)
