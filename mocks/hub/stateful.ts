import { encode } from './frames'

/**
 * The server side of a stateful reconnect: stores what the client has not acknowledged and counts what the client sent, so that
 * nothing is lost or repeated when a socket breaks.
 */
export type Replay = {
  /** Records an invocation or completion that is being sent. */
  sent(text: string): void
  /** Call when the client has acknowledged everything up to this number. */
  acknowledged(sequenceId: number): void
  /** Call when the client, on a new socket, numbers its messages from this number on. */
  resumeFrom(sequenceId: number): void
  /** What a reconnected client must receive: our sequence number, then everything unacknowledged. */
  missed(): string[]
  /** The number of characters that are not acknowledged yet. */
  unacknowledged(): number
  /** Counts a received invocation. Returns the ack to send, or undefined if the invocation is a repeated one. */
  received(): string | undefined
}

/** The most unacknowledged characters: the size of a stateful reconnect's buffer. */
export const MAX_UNACKNOWLEDGED = 100_000

/** Creates the buffer of messages that a stateful reconnect sends again. */
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
