import type { ReactNode } from 'react'
import type { HelpTopic } from '~/routing/page-info'
import { Prose } from '~/ui/layout/prose'
import { PostHelp } from './post-help'

/** Help on the profile: privacy and the HDCP ID first. */
const ProfileHelp = () => (
  <>
    <p>Your profile saves itself when you leave a field. There is no save button.</p>
    <h2>Who can see my posts?</h2>
    <p>
      With <b>Private Posts</b> set to Yes, only golfers you approved. With No, anyone who follows
      you, and anyone may follow you. You can keep a single score to yourself when you post it.
    </p>
    <h2>Why was my HDCP ID rejected?</h2>
    <p>
      The handicap association checks it against your last name and score gender, and all three must
      match your club’s records. If they don’t, your old ID comes back. The HDCP ID is your GHIN
      number, digits only.
    </p>
    <h2>What is Score Gender for?</h2>
    <p>Tees are rated for men and for women. This decides which ratings you see.</p>
    <h2>How do I change my picture?</h2>
    <p>
      Tap or click it. Choose a JPG or PNG up to 20 MB, then move and zoom it in the circle. Without
      a picture, golfers see your initials.
    </p>
    <h2>What happens when I delete my account?</h2>
    <p>
      You type ‘delete’ to confirm. Your profile and posts are removed and you’re signed out. This
      can’t be undone. Scores already posted stay in your handicap record.
    </p>
  </>
)

/** Help on the feed. */
const LinxHelp = () => (
  <>
    <p>
      Linx shows what the golfers you follow are doing: rounds, group rounds, new followers. Each
      round is a scorecard with OUT, IN and TOT, and what it did to the Handicap Index.
    </p>
    <h2>Which rounds do I see?</h2>
    <ul>
      <li>
        <b>Following</b>: what the golfers you follow did, newest first.
      </li>
      <li>
        <b>My Linx</b>: your own rounds.
      </li>
      <li>
        <b>My Bets</b>: the money won and lost in your rounds.
      </li>
    </ul>
    <p>Tap or click a golfer’s name to see their rounds.</p>
    <h2>What does 8.7 → 8.4 ▼ 0.3 mean?</h2>
    <p>
      The Handicap Index went from 8.7 to 8.4, down 0.3. Down is better. A plus index such as +2.1
      is better than zero, so from +1.8 to +2.1 it also went down. NH means no Handicap Index yet.
    </p>
    <h2>What is the red number?</h2>
    <p>
      The number of items since you last looked, up to 25+. It clears when you scroll, touch the
      page or leave Linx. Items marked New came since then.
    </p>
    <h2>How do I congratulate someone?</h2>
    <p>
      Press Woohoo! To undo it, press again within four seconds. To comment, open the comments,
      type, and press Enter; Shift+Enter starts a new line. A comment has up to 500 characters.
    </p>
    <h2>Why don’t I see my round?</h2>
    <p>
      Only you can see a score posted as Private; look under My Linx. When you are offline, Linx
      shows what it loaded last and updates once you are back online.
    </p>
  </>
)

/** Help on inviting a player. */
const InviteHelp = () => (
  <>
    <p>Invite someone you play with. The invitation is an email with your name and a link.</p>
    <h2>What do I need?</h2>
    <p>First name, last name and email address. Send Invite works when all three are filled in.</p>
    <h2>Can I use my contacts?</h2>
    <p>
      The Microsoft Contacts button asks Microsoft for your permission, gathers names and addresses,
      and lets you choose. Contacts stay in your browser: only the people you choose are sent to us,
      and only to write the invitation.
    </p>
    <h2>Some invitations weren’t sent</h2>
    <p>Their names are listed. Press Send again to send only to them; no one is invited twice.</p>
    <h2>Does the player need an HDCP ID?</h2>
    <p>
      Not to create an account and look around. To post scores, yes: it is the player’s number at
      the handicap association.
    </p>
  </>
)

/** Help on groups. */
const GroupsHelp = () => (
  <>
    <p>Groups are golfers who play together: a league, a club’s men’s day, a yearly trip.</p>
    <h2>Which groups do I see?</h2>
    <ul>
      <li>
        <b>My Groups</b>: the groups you belong to.
      </li>
      <li>
        <b>Available Groups</b>: the groups you could join. Invite-only groups say so.
      </li>
    </ul>
    <p>Open a group to see its members, their role and their Handicap Index.</p>
    <h2>How do I join or leave?</h2>
    <p>
      You can’t join, leave or request an invitation in the app yet. Ask the owner of the group, who
      is named on its card.
    </p>
    <h2>What is a group round in Linx?</h2>
    <p>
      Golfers who posted the same round as partners share one scorecard, lowest total first, with
      the bets below.
    </p>
  </>
)

/** Help on following and being followed. */
const FollowingHelp = () => (
  <>
    <p>Follow golfers to see their rounds in Linx; your followers see yours.</p>
    <h2>How do I find golfers?</h2>
    <p>
      <b>Suggestions</b> lists golfers you may know. Choose Follow next to a name. You can invite
      anyone who isn’t here yet.
    </p>
    <h2>Why does it say Pending?</h2>
    <p>
      That golfer’s account is private, so they have to approve you first. You’ll see their rounds
      once they do.
    </p>
    <h2>Who asked to follow me?</h2>
    <p>
      With a private account, requests wait for you, and a red number on Following counts them.
      Approve lets the golfer see your posts; Reject does not, and the golfer is not notified. With
      Private Posts set to No there are no requests: anyone can follow you.
    </p>
    <h2>How do I stop?</h2>
    <p>
      Choose Unfollow in the <b>Following</b> list. To follow a private account again, you’ll need
      to send a new request.
    </p>
    <h2>Does following work both ways?</h2>
    <p>
      No. You see the golfers you follow, and your followers see you. Follow back from the{' '}
      <b>Followers</b> list.
    </p>
  </>
)

/** Help on the About page. */
const AboutHelp = () => (
  <>
    <p>About shows which version you are using and where to get help.</p>
    <h2>What do the versions tell me?</h2>
    <p>
      The version is the deployed server’s. The two times say when the server and the app were last
      changed. A value that can’t be loaded right now shows ‘Not available’.
    </p>
    <h2>What do I send to support?</h2>
    <p>
      Choose Copy details and paste them into your email, with what you were doing and what you saw.
      They contain no passwords and nothing about your golf.
    </p>
    <h2>Am I using the newest version?</h2>
    <p>
      The app looks for a new version when it starts and when you come back to it. It reloads only
      when nothing you typed would be lost.
    </p>
    <h2>Does it work offline?</h2>
    <p>
      The app opens, and so do these help pages. A score you enter waits on your device until you
      are back online.
    </p>
  </>
)

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
