/** A signal that is aborted as soon as one of the signals is. (AbortSignal.any is too new for the oldest browsers the app runs in.) */
export function anySignal(...signals: AbortSignal[]): AbortSignal {
  const any = new AbortController()
  for (const signal of signals) {
    const stop = () => any.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true, signal: any.signal })
  }
  return any.signal
}
