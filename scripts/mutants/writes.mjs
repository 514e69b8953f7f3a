/** What must never be sent twice, nor lost, nor shown to another: R5 to R7, R10. @type {import('./mutants.mjs').Mutant[]} */
export const writeMutants = [
  {
    name: 'submit button not disabled',
    file: 'src/ui/button.tsx',
    search: 'disabled={busy || disabled}',
    replace: 'disabled={disabled}',
    tests: ['src/ui/button.browser.test.tsx'],
  },
  {
    name: 'second press of Post taken',
    file: 'src/features/score-entry/posting.ts',
    search: "if (state.status === 'sending' || !strokes) return false\n      const draft =",
    replace: 'if (!strokes) return false\n      const draft =',
    tests: ['src/features/score-entry/posting.test.ts'],
  },
  {
    name: 'automatic repeat of the score post',
    file: 'src/features/score-entry/send-score.ts',
    search: 'const json = unwrap(await call)',
    replace:
      'const json = unwrap(await call.catch(() => api.POST("/api/Ghin/PostScore", multipart(form))))',
    tests: ['src/features/score-entry/post-score.browser.test.tsx'],
  },
  {
    name: 'automatic repeat of every write',
    file: 'src/api/query-client.ts',
    search: "mutations: { retry: false, networkMode: 'always' }",
    replace: "mutations: { retry: 2, retryDelay: 1, networkMode: 'always' }",
    tests: ['src/api/query-client.test.ts'],
  },
  {
    name: 'a lost answer taken for a refusal',
    file: 'src/features/score-entry/posting.ts',
    search: 'if (isOutcomeUnknown(error)) return setUnconfirmed(draft, attempt)',
    replace: '',
    tests: ['src/features/score-entry/exactly-once.test.ts'],
  },
  {
    name: 'the attempt not stored before it is sent',
    file: 'src/features/outbox/drafts.ts',
    search:
      'tryClaim(draft, { ...draft, attempt, waiting: undefined, refusal: undefined }, replaces),',
    replace: 'take(draft, { ...draft, waiting: undefined, refusal: undefined }, replaces),',
    tests: ['src/features/outbox/drafts.test.ts'],
  },
  {
    name: 'draft kept for another user',
    file: 'src/features/outbox/drafts.ts',
    search: 'return inTurnAndNotify(() => removeIf((key) => !belongsTo(key, userId)))',
    replace: 'return Promise.resolve()',
    tests: ['src/features/outbox/drafts.test.ts'],
  },
  {
    name: 'drafts survive a change of user: the sign-in is not announced',
    file: 'src/features/outbox/session-drafts.ts',
    search: 'void drafts.keepOnly(userId)',
    replace: '',
    tests: ['src/features/outbox/session-drafts.browser.test.ts'],
  },
  {
    name: 'draft kept at logout',
    file: 'src/features/outbox/session-drafts.ts',
    search: 'return forget(state.user.us_id)',
    replace: 'return undefined',
    tests: ['src/features/outbox/session-drafts.browser.test.ts'],
  },
  {
    name: 'cached answers kept at logout',
    file: 'src/api/query-client.ts',
    search: 'sessionEnd.add(() => queryClient.clear())',
    replace: '',
    tests: ['src/api/session-end.test.ts'],
  },
  {
    name: 'cached responses survive logout: the end of the session is not announced',
    file: 'src/session/session.ts',
    search:
      'session.onEnd(() => sessionEnd.notify()) // nothing cached of the golfer who left (R10)',
    replace: '',
    tests: ['src/session/session.browser.test.tsx'],
  },
  {
    name: 'answers for a day without signal kept at logout',
    file: 'src/session/clear-device.ts',
    search: 'await Promise.allSettled([stored(), hasLeft && push()])',
    replace: 'await Promise.allSettled([hasLeft && push()])',
    tests: ['src/session/clear-device.test.ts'],
  },
  {
    name: 'notifications kept at logout',
    file: 'src/session/clear-device.ts',
    search: 'await Promise.allSettled([stored(), hasLeft && push()])',
    replace: 'await Promise.allSettled([stored()])',
    tests: ['src/session/clear-device.test.ts'],
  },
]
