import { afterEach } from 'vitest'
import { expectResponsesOnContract } from '~/testing/off-contract'

// A response of a test that openapi/ does not declare fails the test.
afterEach(expectResponsesOnContract)
