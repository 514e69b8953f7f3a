/** The error an aborted call rejects with. It is neither shown nor reported. */
export const abortError = (message: string): DOMException => new DOMException(message, 'AbortError')

/** Whether an error means that the work was aborted rather than failed. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError'

/** Settles like `work`, or rejects with a signal's reason as soon as one is aborted. `work` itself is not stopped. */
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
