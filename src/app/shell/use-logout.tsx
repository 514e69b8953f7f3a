import { useState, type ReactNode } from 'react'
import { LogoutQuestion } from '~/features/login/logout-question'
import { session } from '~/session/session'

/** Already loaded on a page where the golfer has a score that is not posted. */
const loadUnsent = () => import('~/features/scores/unsent/unsent')

/** Logs the golfer out, with a confirmation when scores would be lost. Render `question` on the page. */
export function useLogout(userId: number | undefined): {
  logOut: () => Promise<void>
  question: ReactNode
} {
  const [question, setQuestion] = useState<ReactNode>(null)

  async function logOut(): Promise<void> {
    // A logout must work without a network: if the code that counts scores cannot be loaded, it continues without
    // confirmation.
    const code = await loadUnsent().catch(() => undefined)
    const unsent = userId === undefined ? 0 : ((await code?.countUnsent(userId)) ?? 0)
    if (unsent === 0) return session.logout()
    setQuestion(
      <LogoutQuestion
        unsent={unsent}
        onLogout={() => void session.logout()}
        onClose={() => setQuestion(null)}
      />,
    )
  }
  return { logOut, question }
}
