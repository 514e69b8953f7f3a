/** Pending responses, by `earlyKey`. */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  /** What the page's early script has requested (src/app/early). It sends nothing once the app has loaded. */
  var linxEarly: EarlyResponses | undefined
}

/** Names a read by its address and token: another golfer's request is never answered with it. */
export const earlyKey = (url: string, authorization: string | null): string => url + authorization
