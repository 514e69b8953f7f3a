import { afterEach } from 'vitest'
import { expectAnswersOnContract } from '~/testing/off-contract'

// An answer that a test gives and openapi/ does not declare fails the test.
afterEach(expectAnswersOnContract)
