/** Help on the feed. */
export const LinxHelp = () => (
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
    <p>Press a golfer’s name to see that golfer’s rounds.</p>
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
    <h2>How do I say well played?</h2>
    <p>
      Press Woohoo! To undo it, press again within four seconds. To comment, open the comments,
      type, and press Enter; Shift+Enter starts a new line. A comment has up to 500 characters.
    </p>
    <h2>Why is my round not here?</h2>
    <p>
      Only you can see a score posted as Private; look under My Linx. When you are offline, Linx
      shows what it loaded last and updates once you are back online.
    </p>
  </>
)
