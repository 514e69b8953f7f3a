/** Help on groups. */
export const GroupsHelp = () => (
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
