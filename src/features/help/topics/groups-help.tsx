/** Help on groups. */
export const GroupsHelp = () => (
  <>
    <p>Groups are golfers who play together: a league, a club’s men’s day, a yearly trip.</p>
    <h2>Which groups do I see?</h2>
    <ul>
      <li>
        <b>My Groups</b>: those you belong to.
      </li>
      <li>
        <b>Available Groups</b>: those you could belong to. A group open by invitation says so.
      </li>
    </ul>
    <p>Open a group to see its members, their role and their Handicap Index.</p>
    <h2>How do I join or leave?</h2>
    <p>
      Joining, leaving and asking for an invitation do not work in the app yet. Ask the owner of the
      group, who is named on its card.
    </p>
    <h2>What is a group round in Linx?</h2>
    <p>
      Golfers who posted the same round with one another as partners stand on one scorecard, lowest
      total first, with the bets beneath.
    </p>
  </>
)
