/** Help on the profile: privacy and the HDCP ID first. */
export const ProfileHelp = () => (
  <>
    <p>Your profile saves itself when you leave a field. There is no save button.</p>
    <h2>Who can see my posts?</h2>
    <p>
      With <b>Private Posts</b> set to Yes, only golfers you approved. With No, anyone who follows
      you, and anyone may follow you. You can keep a single score to yourself when you post it.
    </p>
    <h2>Why was my HDCP ID rejected?</h2>
    <p>
      It is checked with the handicap association against your last name and score gender; all three
      must match your club’s records. If the check fails, the old ID comes back. The HDCP ID is your
      GHIN number, digits only.
    </p>
    <h2>What is Score Gender for?</h2>
    <p>Tees are rated for men and for women. It decides which ratings you are shown.</p>
    <h2>How do I change my picture?</h2>
    <p>
      Press it. JPG and PNG files up to 20 MB can be used; move and zoom until the circle holds what
      you want to show. Without a picture your initials are shown.
    </p>
    <h2>What happens when I delete my account?</h2>
    <p>
      You are asked to type ‘delete’. Then your profile and posts are removed and you are signed
      out. It cannot be undone. Scores already posted stay in your handicap record.
    </p>
  </>
)
