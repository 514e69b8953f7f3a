import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError, networkError } from '~/api/errors'
import { appMessages } from '~/domain/messages/app'
import { profileMessages } from '~/domain/messages/profile'
import { deferred } from '~/lib/deferred'
import { settle } from '~/lib/timers.fake'
import { open, valid } from './profile-saver.fake'

test('SOC-08 nothing is sent when nothing changed, or a required field is empty', async () => {
  const { saver, sent } = open(valid)
  saver.commit()
  saver.change({ firstName: ' Nora ' })
  saver.commit()
  saver.change({ firstName: '  ' })
  saver.commit()
  await settle()
  expect(sent).toHaveLength(0)
  expect(saver.getState().fault).toEqual({
    field: 'firstName',
    message: profileMessages.firstNameMissing,
  })
})

test('SOC-07 fields left quickly cause one save at a time, and the last values are stored', async () => {
  const step = fc.oneof(
    fc.record({ city: fc.constantFrom('Erie', 'Lyons', 'Golden') }),
    fc.record({ firstName: fc.constantFrom('Norah', 'Eleanor') }),
    fc.constant('answer' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const world = open(valid)
      let answered = 0
      let most = 0
      const answer = async () => {
        const next = world.sent[answered]
        if (next) {
          answered += 1
          next.resolve()
        }
        await settle()
      }
      for (const taken of steps) {
        if (taken === 'answer') await answer()
        else {
          world.saver.change(taken)
          world.saver.commit()
          await settle()
        }
        most = Math.max(most, world.sent.length - answered)
      }
      while (answered < world.sent.length) await answer()
      expect(most).toBeLessThanOrEqual(1)
      expect(world.stored()).toEqual(world.saver.getState().form)
    }),
    { numRuns: 40 },
  )
})

test('a newer record of the host is shown and sent, except for what the golfer has edited', async () => {
  const { saver, sent, stored } = open(valid)
  saver.change({ city: 'Erie' })
  saver.follow({ ...stored(), city: 'Lyons', state: 'WY', private: false })
  expect(saver.getState().form).toEqual({
    ...stored(),
    city: 'Erie',
    state: 'WY',
    private: false,
  })
  saver.commit()
  await settle()
  expect(sent.map(({ profile }) => profile)).toEqual([saver.getState().form])
})

test('a record that was read before a save does not undo the save, and a newer one does not disturb typing', async () => {
  const { saver, sent, stored } = open(valid)
  const before = stored()
  saver.change({ firstName: 'Nora ' })
  saver.follow({ ...before, city: 'Lyons' })
  expect(saver.getState().form).toMatchObject({ firstName: 'Nora ', city: 'Lyons' })
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.resolve()
  await settle()
  saver.follow(before)
  saver.commit()
  await settle()
  expect(saver.getState().form.city).toBe('Erie')
  expect(sent).toHaveLength(1)
})

test('what another tab has saved since this one did is shown, and the next save keeps it', async () => {
  const { saver, sent, stored } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.resolve()
  await settle()
  saver.change({ firstName: 'Norah' })
  saver.follow({ ...stored(), firstName: 'Eleanor', state: 'WY' }, { isAfterSaves: true })
  saver.commit()
  await settle()
  expect(sent[1]?.profile).toEqual({ ...stored(), firstName: 'Norah', state: 'WY' })
})

test('the reason of a failed save disappears when the host has the input from another tab', async () => {
  const { saver, sent } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.reject(new Error('The clubhouse is closed.'))
  await settle()
  saver.follow({ ...saver.getState().form, city: 'Boulder' }, { isAfterSaves: true })
  expect(saver.getState().failure).toBe('The clubhouse is closed.')
  saver.follow(saver.getState().form, { isAfterSaves: true })
  expect(saver.getState()).toMatchObject({ form: { city: 'Erie' }, failure: undefined })
})

test('SOC-07 a failed save keeps the input and shows the reason; the next blur tries again', async () => {
  const { saver, sent, stored } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.reject(new Error('Resting.'))
  await settle()
  expect(saver.getState()).toMatchObject({
    saving: 'idle',
    failure: 'Resting.',
    form: { city: 'Erie' },
  })
  saver.commit()
  await settle()
  sent[1]?.resolve()
  await settle()
  expect(saver.getState()).toMatchObject({ saving: 'saved', failure: undefined })
  expect(stored().city).toBe('Erie')
})

test('a save without a response is repeated when the network is back, but not while a field is being typed in', async () => {
  const { saver, sent } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.reject(networkError(undefined))
  await settle()
  saver.change({ firstName: 'Nor' })
  saver.retry()
  await settle()
  expect(sent).toHaveLength(1)
  saver.commit()
  await settle()
  sent[1]?.reject(networkError(undefined))
  await settle()
  saver.retry()
  await settle()
  sent[2]?.resolve()
  await settle()
  expect(saver.getState()).toMatchObject({ saving: 'saved', failure: undefined })
})

test('a name that could not be checked is checked when the network is back; a refused save is not repeated', async () => {
  let isDown = true
  const { saver, sent } = open(() => (isDown ? Promise.reject(new Error('Network')) : valid()))
  saver.change({ lastName: 'Bell' })
  saver.commit()
  await settle()
  expect(sent).toHaveLength(0)
  isDown = false
  saver.retry()
  await settle()
  sent[0]?.reject(new ApiError('Taken.', 409))
  await settle()
  saver.retry()
  await settle()
  expect(sent).toHaveLength(1)
})

test('HST-14 Private Posts shows the host’s value after a failed save, and leaving sends nothing again', async () => {
  const { saver, sent } = open(valid)
  saver.change({ private: false })
  saver.commit()
  await settle()
  sent[0]?.reject(new Error('Resting.'))
  await settle()
  expect(saver.getState()).toMatchObject({ failure: 'Resting.', form: { private: true } })
  saver.commit()
  await settle()
  expect(sent).toHaveLength(1)
})

test('HST-14 a save with a lost response shows the host’s privacy', async () => {
  const { saver, sent, lose } = open(valid)
  saver.change({ private: false })
  saver.commit()
  await settle()
  lose(0)
  await settle()
  expect(saver.getState()).toMatchObject({
    saving: 'saved',
    failure: undefined,
    form: { private: false },
  })
  saver.commit()
  await settle()
  expect(sent).toHaveLength(1)
})

test('HST-14 a privacy that was read before another save, which has changed it, is not shown', async () => {
  const answered = deferred()
  const { saver, edit, sent, lose } = open(valid, answered.promise)
  await edit({ private: false })
  lose(0)
  await settle()
  await edit({ city: 'Erie' })
  sent[1]?.resolve()
  await settle()
  answered.resolve()
  await settle()
  expect(saver.getState().form.private).toBe(sent[1]?.profile.private)
})

test('HST-14 input typed meanwhile is sent with the choice, once', async () => {
  const { saver, sent } = open(valid)
  saver.change({ private: false })
  saver.commit()
  await settle()
  saver.change({ city: 'Erie' })
  saver.commit()
  sent[0]?.reject(new Error('Resting.'))
  await settle()
  expect(sent[1]?.profile).toMatchObject({ city: 'Erie', private: false })
  sent[1]?.reject(new Error('Resting.'))
  await settle()
  expect(saver.getState().form).toMatchObject({ city: 'Erie', private: true })
})

test('a failed save without a message shows a default message', async () => {
  const { saver, sent } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.reject(new Error(''))
  await settle()
  expect(saver.getState()).toMatchObject({ saving: 'idle', failure: appMessages.alertDefault })
})

test('a value that is set back after a save without a response is sent, since the host may have the other one', async () => {
  const { saver, sent, stored, lose } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  lose(0)
  await settle()
  saver.change({ city: 'Boulder' })
  saver.commit()
  await settle()
  expect(sent).toHaveLength(2)
  sent[1]?.reject(networkError(new Error('Offline')))
  await settle()
  saver.retry()
  await settle()
  expect(sent).toHaveLength(3)
  sent[2]?.resolve()
  await settle()
  expect(stored().city).toBe('Boulder')
  expect(saver.getState()).toMatchObject({ saving: 'saved', failure: undefined })
})

test('a value that is set back after a refusal removes the reason, and is not sent', async () => {
  const { saver, sent } = open(valid)
  saver.change({ city: 'Erie' })
  saver.commit()
  await settle()
  sent[0]?.reject(new ApiError('Resting.', 500))
  await settle()
  saver.commit()
  await settle()
  sent[1]?.reject(new ApiError('Resting.', 500))
  await settle()
  expect(saver.getState().failure).toBe('Resting.')
  saver.change({ city: 'Boulder' })
  saver.commit()
  await settle()
  expect(saver.getState().failure).toBeUndefined()
  expect(sent).toHaveLength(2)
})

test('the reason why Private Posts was not saved stays when another field is left', async () => {
  const { saver, sent } = open(valid)
  saver.change({ private: false })
  saver.commit()
  await settle()
  sent[0]?.reject(new ApiError('Resting.', 500))
  await settle()
  saver.commit()
  await settle()
  expect(saver.getState().failure).toBe('Resting.')
})
