import { mutationOptions } from '@tanstack/react-query'
import { itemKey } from '~/domain/feed/item-key'
import type { TalkRef } from '../talk'
import { sendTyped } from './app-comments'

/** Sends the golfer's draft for an entry; the variable is the count of comments on the screen. */
export const sendDraft = (item: TalkRef) =>
  mutationOptions({
    mutationKey: ['comment', itemKey(item)],
    mutationFn: (shown: number, { client }) => sendTyped(client, item, shown),
  })
