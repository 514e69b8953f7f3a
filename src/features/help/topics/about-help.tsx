/** Help on the About page. */
export const AboutHelp = () => (
  <>
    <p>About shows which version you are using and where to get help.</p>
    <h2>What do the versions tell me?</h2>
    <p>
      The version is the deployed server’s. The two times say when the server and the app were last
      changed. A value that can’t be loaded right now shows ‘Not available’.
    </p>
    <h2>What do I send to support?</h2>
    <p>
      Press Copy details and paste them into your email, with what you were doing and what you saw.
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
