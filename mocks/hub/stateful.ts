import { encode } from './frames'

/**
 * The server's half of a stateful reconnect: keeps what the client has not acknowledged, and counts what the
 * client sent, so that a socket that breaks loses nothing and repeats nothing.
 */
export type Replay = {
  /** Notes an invocation or completion that is being sent. */
  sent(text: string): void
  /** The client has everything up to this number. */
  acknowledged(sequenceId: number): void
  /** The client counts its own messages from this number on (it came back on a new socket). */
  resumeFrom(sequenceId: number): void
  /** What a reconnected client must receive: our sequence number, then everything unacknowledged. */
  missed(): string[]
  /** How many characters wait to be acknowledged. */
  unacknowledged(): number
  /** Counts a received invocation: returns the ack to send, or undefined for a repeated one. */
  received(): string | undefined
}

/** What may wait for an acknowledgment: the buffer of a stateful reconnect. */
export const MAX_UNACKNOWLEDGED = 100_000

export function createReplay(): Replay {
  let unacknowledgedMessages: { id: number; text: string }[] = []
  let nextSent = 1
  let nextReceived = 1
  let newestReceived = 0
  return {
    sent(text) {
      unacknowledgedMessages.push({ id: nextSent, text })
      nextSent += 1
    },
    acknowledged(sequenceId) {
      unacknowledgedMessages = unacknowledgedMessages.filter(({ id }) => id > sequenceId)
    },
    resumeFrom(sequenceId) {
      nextReceived = sequenceId
    },
    missed: () => [
      encode({ type: 9, sequenceId: unacknowledgedMessages[0]?.id ?? nextSent }),
      ...unacknowledgedMessages.map(({ text }) => text),
    ],
    unacknowledged: () => unacknowledgedMessages.reduce((all, { text }) => all + text.length, 0),
    received() {
      const id = nextReceived
      nextReceived += 1
      if (id <= newestReceived) return undefined
      newestReceived = id
      return encode({ type: 8, sequenceId: id })
    },
  }
}
