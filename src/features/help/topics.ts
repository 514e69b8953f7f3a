import { sectionNames, type HelpTopic } from '~/routing/page-info'

/** In the order of the navigation; what is about the app as a whole comes last. */
const ORDER: readonly HelpTopic[] = [
  'linx',
  'postscore',
  'following',
  'groups',
  'invite',
  'profile',
  'about',
]

/** The topics of help, each called as its section. */
export const helpTopics: readonly { topic: HelpTopic; name: string }[] = ORDER.map((topic) => ({
  topic,
  name: sectionNames[topic],
}))

/** The topic an address asks for; undefined when it asks for none there is. */
export const helpTopicNamed = (text: string | null) =>
  helpTopics.find(({ topic }) => topic === text)
