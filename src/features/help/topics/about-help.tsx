/** Help on the About page. */
export const AboutHelp = () => (
  <>
    <p>About says which version you are using and where to get help.</p>
    <h2>What do the versions tell me?</h2>
    <p>
      The version is the deployed server’s. The two times say when the server and the app were last
      changed. A value that cannot be asked for at the moment says ‘Not available’.
    </p>
    <h2>What do I send to support?</h2>
    <p>
      Press Copy details and paste them into your email, with what you were doing and what you saw.
      They hold no password and nothing about your golf.
    </p>
    <h2>Am I using the newest version?</h2>
    <p>
      The app looks for a new version when it starts and when you come back to it. It reloads only
      when that loses nothing you typed.
    </p>
    <h2>Does it work without a network?</h2>
    <p>
      The app opens, and so do these help pages. A score you enter waits on your device until there
      is signal.
    </p>
  </>
)
