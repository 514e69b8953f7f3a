import { useState, type ReactNode } from 'react'
import { session } from '~/session/session'

async function load() {
  const [{ LogoutQuestion }, { countUnsent }] = await Promise.all([
    import('~/features/login/logout-question'),
    import('~/features/scores/unsent/unsent'),
  ])
  return { LogoutQuestion, countUnsent }
}

/** Logs the golfer out, with a confirmation when scores would be lost. Render `question` on the page. */
export function useLogout(userId: number | undefined): {
  logOut: () => Promise<void>
  question: ReactNode
} {
  const [question, setQuestion] = useState<ReactNode>(null)

  async function logOut(): Promise<void> {
    // The dialog's code is loaded on demand, and a logout never waits for the network: if it cannot be loaded, there is
    // no confirmation.
    const code = await load().catch(() => undefined)
    const unsent = userId === undefined ? 0 : ((await code?.countUnsent(userId)) ?? 0)
    if (!code || unsent === 0) return session.logout()
    setQuestion(
      <code.LogoutQuestion
        unsent={unsent}
        onLogout={() => void session.logout()}
        onClose={() => setQuestion(null)}
      />,
    )
  }
  return { logOut, question }
}
