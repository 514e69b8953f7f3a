/** Help on inviting a player. */
export const InviteHelp = () => (
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
    <h2>It did not work for some of them</h2>
    <p>Their names are listed. Press Send again to send only to them; no one is invited twice.</p>
    <h2>Does the player need an HDCP ID?</h2>
    <p>
      Not to create an account and look around. To post scores, yes: it is the player’s number at
      the handicap association.
    </p>
  </>
)
