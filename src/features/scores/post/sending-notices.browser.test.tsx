import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { outboxMessages } from '~/domain/messages/outbox'
import { drafts } from '../draft/device-drafts'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'
import { SendingNotices } from './sending-notices'

const sendState = {
  openAttempt: undefined,
  uploadShare: undefined,
  isSending: false,
  isAnotherSending: false,
  isAnotherOpen: false,
  canSend: true,
  hasFailed: false,
  isKnownNotPosted: false,
  allowResend: async () => {},
}
const media = [{ id: 'm1', name: 'a.jpg', kind: 'image', bytes: 9 }] as const

test('a score whose photos were refused when it was sent in the background can be posted without them', async () => {
  const onWithoutMedia = vi.fn()
  const notices = (refusal: string | undefined) => (
    <SendingNotices
      draft={sampleDraft({ media })}
      sendState={sendState}
      isWaiting={false}
      refusal={refusal}
      onAnother={() => {}}
      onWithoutMedia={onWithoutMedia}
    />
  )
  const screen = await render(notices(undefined))
  const without = screen.getByRole('button', { name: 'Post without photos' })
  await expect.element(without).not.toBeInTheDocument()
  await screen.rerender(notices('This picture is too large.'))
  await expect
    .element(screen.getByText(outboxMessages.refused('This picture is too large.')))
    .toBeVisible()
  await without.click()
  expect(onWithoutMedia).toHaveBeenCalledTimes(1)
})

// SCR-08.
test.each([
  ['refused', true],
  ['lost, and found nowhere', false],
])(
  'after a reload a score with photos that was %s can be posted without them',
  async (_, refused) => {
    const network = kindNetwork()
    onTestFinished(() => network.restore())
    const draft = sampleDraft({ userId: newGolfer(), media })
    await drafts.claim(draft, sampleAttempt())
    if (refused) await drafts.release(draft, sampleAttempt().id)
    else await drafts.allowResend(draft, sampleAttempt().id)
    await drafts.save({ ...draft, notes: 'Typed since' })
    const { screen } = await openForm(draft.userId)
    await expect.element(screen.getByRole('button', { name: 'Post without photos' })).toBeVisible()
  },
)
