/** What an aborted wait rejects with: never a message, never a report. */
export const abortError = (message: string): DOMException => new DOMException(message, 'AbortError')

/** Whether something was called off rather than failed. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError'

/** The outcome of `work`, or a signal's own reason as soon as one is aborted. `work` itself goes on, unheard. */
export function abortable<T>(work: Promise<T>, ...signals: AbortSignal[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      const aborted = signals.find((signal) => signal.aborted)
      if (!aborted) return
      forget()
      reject(aborted.reason)
    }
    const forget = () => signals.forEach((signal) => signal.removeEventListener('abort', stop))
    for (const signal of signals) signal.addEventListener('abort', stop)
    stop()
    work.then(resolve, reject).finally(forget)
  })
}
