import { expect, test } from 'vitest'
import { profileMessages } from '~/domain/messages/profile'
import { settle } from '~/lib/timers.fake'
import { open, valid } from './profile-saver.fake'

test.each([
  [
    'the association’s words',
    () => Promise.resolve({ isValid: false, message: 'Not known.' }),
    'Not known.',
  ],
  ['no words', () => Promise.resolve({ isValid: false, message: '' }), profileMessages.hdcpInvalid],
])(
  'SOC-09 a number refused with %s is restored and nothing is sent',
  async (_what, verdict, said) => {
    const { saver, sent, restored } = open(verdict)
    saver.change({ ghinNumber: '999' })
    saver.commit()
    await settle()
    expect(restored).toEqual([said])
    expect(saver.getState().form.ghinNumber).toBe('1034567')
    expect(sent).toHaveLength(0)
  },
)

test('SOC-09 only the verdict on the newest number counts', async () => {
  const answers: ((verdict: { isValid: boolean; message: string }) => void)[] = []
  const { saver, sent, restored } = open(() => new Promise((resolve) => answers.push(resolve)))
  saver.change({ ghinNumber: '111' })
  saver.commit()
  saver.change({ ghinNumber: '222' })
  saver.commit()
  answers[0]?.({ isValid: false, message: 'Not known.' })
  await settle()
  expect(restored).toEqual([])
  answers[1]?.({ isValid: true, message: '' })
  await settle()
  expect(sent.map(({ profile }) => profile.ghinNumber)).toEqual(['222'])
})

test('a last name that does not match the number stays unsaved, to be corrected', async () => {
  const { saver, sent } = open(() =>
    Promise.resolve({ isValid: false, message: 'Does not match.' }),
  )
  saver.change({ lastName: 'Bell' })
  saver.commit()
  await settle()
  expect(saver.getState()).toMatchObject({
    form: { lastName: 'Bell', ghinNumber: '1034567' },
    fault: { field: 'lastName', message: 'Does not match.' },
  })
  expect(sent).toHaveLength(0)
})

const refusing = () => Promise.resolve({ isValid: false, message: 'Does not match.' })

test.each([
  ['last name', { lastName: 'Bell' }, 'lastName'],
  ['gender', { gender: 'M' }, 'gender'],
] as const)(
  'a refused %s is checked and announced once, however often fields are left; a new one is checked again',
  async (_what, wrong, field) => {
    const { saver, sent, restored, checks } = open(refusing)
    saver.change(wrong)
    saver.commit()
    await settle()
    expect(restored).toEqual(['Does not match.'])
    saver.commit() // another field is left
    saver.change({ city: 'Erie' })
    expect(saver.getState().fault).toEqual({ field, message: 'Does not match.' })
    saver.commit()
    saver.commit() // the page is left
    await settle()
    expect(checks()).toBe(1)
    expect(restored).toHaveLength(1)
    expect(sent).toHaveLength(0)
    expect(saver.getState().fault).toEqual({ field, message: 'Does not match.' })

    saver.change({ lastName: 'Ball' })
    expect(saver.getState().fault).toBeUndefined()
    saver.commit()
    await settle()
    expect(checks()).toBe(2)
    expect(restored).toHaveLength(2)
  },
)

test('a refusal that arrives while the golfer types is announced when the field is left', async () => {
  const { saver, restored, timers } = open(refusing)
  saver.change({ ghinNumber: '999' })
  saver.commit()
  saver.change({ city: 'E' })
  await settle()
  saver.change({ city: 'Erie' })
  await timers.advance(5000)
  expect(saver.getState().form).toMatchObject({ ghinNumber: '1034567', city: 'Erie' })
  expect(restored).toEqual([])
  saver.commit()
  saver.change({ firstName: 'N' }) // the golfer goes on to the next field
  await timers.advance(1000)
  expect(restored).toEqual([])
  saver.commit()
  await timers.advance(1000)
  expect(restored).toEqual(['Does not match.'])
})

test('a field that is typed in again is neither checked nor saved before it is left', async () => {
  const answers: ((verdict: { isValid: boolean; message: string }) => void)[] = []
  const { saver, sent, restored, checks } = open(
    () => new Promise((resolve) => answers.push(resolve)),
  )
  saver.change({ ghinNumber: '111' })
  saver.commit()
  saver.change({ ghinNumber: '1119' })
  answers[0]?.({ isValid: false, message: 'Not known.' })
  await settle()
  expect(saver.getState().form.ghinNumber).toBe('1119')
  expect([checks(), restored.length]).toEqual([1, 0])
  saver.commit()
  saver.change({ city: 'Er' })
  answers[1]?.({ isValid: true, message: '' })
  await settle()
  sent[0]?.resolve()
  await settle()
  expect(sent).toHaveLength(1)
  expect(saver.getState().saving).toBe('idle') // the city is not saved yet
})

test('with a refused number the other fields are saved, under the old number', async () => {
  let isValid = false
  const { saver, sent } = open(() => Promise.resolve({ isValid, message: 'Not known.' }))
  saver.change({ ghinNumber: '999', city: 'Erie' })
  saver.commit()
  isValid = true
  await settle()
  expect(sent[0]?.profile).toMatchObject({ ghinNumber: '1034567', city: 'Erie' })
})

test('with a refused number a value that is set back after a lost response is sent', async () => {
  const refused = { isValid: false, message: 'Not known.' }
  const { edit, sent, stored, lose } = open(() => Promise.resolve(refused))
  await edit({ city: 'Erie' })
  lose(0)
  await settle()
  await edit({ city: 'Boulder', ghinNumber: '999' })
  sent[1]?.resolve()
  await settle()
  expect(stored().city).toBe('Boulder')
})

test.each([
  ['ghinNumber', { ghinNumber: '999' }],
  ['lastName', { lastName: 'Bell' }],
  ['gender', { gender: 'M' }],
] as const)(
  'SOC-09 a missing response is not a refusal: a changed %s stays as typed, the field says so, and leaving it checks again',
  async (field, change) => {
    let isDown = true
    const { saver, sent, restored, checks } = open(() =>
      isDown ? Promise.reject(new Error('Network')) : valid(),
    )
    saver.change(change)
    saver.commit()
    await settle()
    expect(saver.getState()).toMatchObject({
      form: change,
      fault: { field, message: profileMessages.hdcpLater },
    })
    expect(restored).toEqual([])
    isDown = false
    saver.commit()
    await settle()
    expect(checks()).toBe(2)
    expect(sent[0]?.profile).toMatchObject(change)
  },
)

test('without an HDCP ID a saved profile sends no check to the association', async () => {
  const { saver, sent, checks } = open(valid)
  saver.change({ ghinNumber: '', lastName: 'Bell' })
  saver.commit()
  await settle()
  expect(checks()).toBe(0)
  expect(sent).toHaveLength(1)
})
