/** Help on following and being followed. */
export const FollowingHelp = () => (
  <>
    <p>Follow golfers to see their rounds in Linx; your followers see yours.</p>
    <h2>How do I find golfers?</h2>
    <p>
      <b>Suggestions</b> lists golfers you may know. Press Follow next to a name. You can invite
      anyone who isn’t here yet.
    </p>
    <h2>Why does it say Pending?</h2>
    <p>
      That golfer’s account is private and must approve you first. You will see their rounds once
      they do.
    </p>
    <h2>Who asked to follow me?</h2>
    <p>
      With a private account, requests wait for you, and a red number on Following counts them.
      Approve lets the golfer see your posts; Reject does not, and the golfer is not notified. With
      Private Posts set to No there are no requests: anyone can follow you.
    </p>
    <h2>How do I stop?</h2>
    <p>
      Press Unfollow in the <b>Following</b> list. To follow a private account again, you have to
      send a new request.
    </p>
    <h2>Does following work both ways?</h2>
    <p>
      No. You see the golfers you follow, and your followers see you. Follow back from the{' '}
      <b>Followers</b> list.
    </p>
  </>
)
