import type { HelpTopic } from '~/routing/page-info'

/** The topics of help in the order of the sections, and what each is called (app-shell section 2). */
export const helpTopics: readonly { topic: HelpTopic; name: string }[] = [
  { topic: 'linx', name: 'Linx' },
  { topic: 'postscore', name: 'Post' },
  { topic: 'following', name: 'Following' },
  { topic: 'groups', name: 'Groups' },
  { topic: 'invite', name: 'Invite' },
  { topic: 'profile', name: 'Profile' },
  { topic: 'about', name: 'About' },
]

/** The topic an address asks for; undefined when it asks for none there is. */
export const helpTopicNamed = (text: string | null) =>
  helpTopics.find(({ topic }) => topic === text)
