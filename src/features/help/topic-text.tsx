import type { ReactNode } from 'react'
import type { HelpTopic } from '~/routing/page-info'
import { Prose } from '~/ui/layout/prose'
import { AboutHelp } from './topics/about-help'
import { FollowingHelp } from './topics/following-help'
import { GroupsHelp } from './topics/groups-help'
import { InviteHelp } from './topics/invite-help'
import { LinxHelp } from './topics/linx-help'
import { PostHelp } from './topics/post-help'
import { ProfileHelp } from './topics/profile-help'

const CONTENT: Record<HelpTopic, ReactNode> = {
  linx: <LinxHelp />,
  postscore: <PostHelp />,
  following: <FollowingHelp />,
  groups: <GroupsHelp />,
  invite: <InviteHelp />,
  profile: <ProfileHelp />,
  about: <AboutHelp />,
}

/** Help on a section. Bundled with the code, so it works offline. */
export const TopicText = ({ topic }: { topic: HelpTopic }) => <Prose>{CONTENT[topic]}</Prose>
