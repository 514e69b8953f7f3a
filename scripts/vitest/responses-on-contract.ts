import { afterEach } from 'vitest'
import { expectResponsesOnContract } from '~/testing/off-contract'

// An answer that a test gives and openapi/ does not declare fails the test.
afterEach(expectResponsesOnContract)
