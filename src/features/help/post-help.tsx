import { Mark } from '~/ui/display/mark'
import styles from './post-help.module.css'

/** The meaning of the rings and boxes on a card, with the scores of a par 5. */
const CardMarks = () => (
  <ul role="list" className={styles.marks}>
    <li>
      <Mark kind="eagle">3</Mark> Eagle or better
    </li>
    <li>
      <Mark kind="birdie">4</Mark> Birdie
    </li>
    <li>
      <Mark>5</Mark> Par
    </li>
    <li>
      <Mark kind="bogey">6</Mark> Bogey
    </li>
    <li>
      <Mark kind="double">7</Mark> Double bogey or worse
    </li>
  </ul>
)

/** Help on posting a score. */
export const PostHelp = () => (
  <>
    <p>
      Posting a score sends it to your official handicap record and, unless you choose Private,
      shows it to your followers.
    </p>
    <h2>Do I enter my adjusted score?</h2>
    <p>
      If you enter a total, yes: enter your adjusted gross score. The most you can take on any hole
      is net double bogey: par plus 2, plus any strokes you get there. Without a Handicap Index, the
      most is par plus 5. With <b>Hole by hole</b>, enter what you shot and we adjust it for you.
    </p>
    <h2>How do I post 9 holes?</h2>
    <p>
      Choose <b>9 holes</b>, say whether you played the front or the back, and enter one number. It
      counts right away: your expected score for the other nine is added to make 18. Without a
      Handicap Index it counts once you have posted 54 holes. You can’t post fewer than nine holes.
    </p>
    <h2>I played 10 to 17 holes</h2>
    <p>
      Post it hole by hole and leave the holes you didn’t play blank. You need at least ten holes,
      the whole front or back nine among them. Your expected score fills in the rest. Without a
      Handicap Index the round counts once you have one.
    </p>
    <h2>Which tees do I choose?</h2>
    <p>
      The tees you played, not the ones you usually play. They’re listed from the highest Course
      Rating down. The same tees have different ratings for men and women, so check the name. If you
      mixed tees, choose the closest set.
    </p>
    <h2>Which date do I enter?</h2>
    <p>
      The day you played, in your own time zone. Try to post by midnight. A late score still counts
      for that day if the date is right. Your new index shows up the next day.
    </p>
    <h2>Who can see it?</h2>
    <p>
      <b>Followers</b> shows the round to the golfers who follow you; <b>Private</b> shows it to you
      only. Both go to your handicap record.
    </p>
    <h2>Front, back and total</h2>
    <p>
      Enter the total, or the front and back nines. Enter both nines and we add them up. If you
      enter a total, leave the nines blank.
    </p>
    <h2>How do I read a card?</h2>
    <p>A ring is under par, a box is over it. Here are the scores of a par 5.</p>
    <CardMarks />
    <h2>Photos, partners and bets</h2>
    <p>
      Add up to three photos or videos. Add the golfers you played with and what you won from or
      lost to each of them. The plus or minus button switches between the two.
    </p>
    <h2>I made a mistake</h2>
    <p>
      To fix a score the same day, use GHIN. After that, ask your club. Don’t post it again, or both
      will count.
    </p>
    <h2>It said it couldn’t confirm my score</h2>
    <p>
      The connection dropped before we heard back, so your score may or may not have posted. Check
      My Linx before you post it again. What you entered is saved on this device.
    </p>
  </>
)
