import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { outboxMessages } from '~/domain/messages/outbox'
import { sampleDraft } from '../draft/score-draft.fake'
import { SendingNotices } from './sending-notices'

const attempt = {
  openAttempt: undefined,
  uploadShare: undefined,
  isSending: false,
  isAnotherSending: false,
  canSend: true,
  hasFailed: false,
  isKnownNotPosted: false,
  allowResend: async () => {},
}
const media = [{ id: 'm1', name: 'a.jpg', kind: 'image', bytes: 9 }] as const

test('a score whose photos were refused while it was sent by itself can be posted without them', async () => {
  const onWithoutMedia = vi.fn()
  const notices = (refusal: string | undefined) => (
    <SendingNotices
      draft={sampleDraft({ media })}
      attempt={attempt}
      waiting={false}
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
