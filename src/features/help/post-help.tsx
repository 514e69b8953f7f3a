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
      With totals, yes: enter your adjusted gross score. On each hole, count no more than net double
      bogey, which is par plus 2 plus the strokes you receive there. Without a Handicap Index, the
      maximum is par plus 5. With <b>Hole by hole</b>, enter what you shot: it is adjusted for you.
    </p>
    <h2>How do I post 9 holes?</h2>
    <p>
      Choose <b>9 holes</b>, say whether you played the front or the back, and enter one number. It
      counts right away, as if for 18 holes: what you are expected to score on the other nine is
      added. Fewer than nine holes cannot be posted.
    </p>
    <h2>I played 10 to 17 holes</h2>
    <p>
      Post it hole by hole and leave the holes you did not play empty. At least ten holes are
      needed, and a Handicap Index: the rest is filled with the score expected of you.
    </p>
    <h2>Which tees do I choose?</h2>
    <p>
      The tees you played, not the ones you usually play. They are listed from the highest Course
      Rating down. Men’s and women’s ratings of the same tees differ, so check the name. If you
      played different tees on some holes, choose the closest set.
    </p>
    <h2>Which date counts?</h2>
    <p>
      The day you played, in your own time zone, never a future date. Post before midnight if you
      can; a late score still counts under that day’s conditions if its date is right. Your new
      index appears the day after.
    </p>
    <h2>Who can see it?</h2>
    <p>
      <b>Followers</b> shows the round to the golfers who follow you; <b>Private</b> shows it to you
      only. Both go to your handicap record.
    </p>
    <h2>Front, back and total</h2>
    <p>
      Enter the total, or the front and back nines. If you enter the nines, the total fills itself;
      if you enter the total, leave the nines empty.
    </p>
    <h2>Read the card</h2>
    <p>A ring is under par, a box is over it. Here are the scores of a par 5.</p>
    <CardMarks />
    <h2>Photos, partners and bets</h2>
    <p>
      Add up to three photos or videos. Add the golfers you played with and what you won or lost
      with each; the sign button switches between plus and minus.
    </p>
    <h2>I made a mistake</h2>
    <p>
      To fix a score today, use GHIN. Later, ask your club. Do not post it a second time: both would
      count.
    </p>
    <h2>It said it could not confirm</h2>
    <p>
      The connection was lost before we got an answer, so the score may or may not have been posted.
      Check My Linx before posting it again. What you typed is saved on this device.
    </p>
  </>
)
