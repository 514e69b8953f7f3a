/** What is used of the package, which has no declarations of its own. */
declare module 'web-push' {
  type Vapid = { publicKey: string; privateKey: string; subject: string }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
    /** Throws for a key or subject that is none. */
    setVapidDetails(subject: string, publicKey: string, privateKey: string): void
    /** Encrypts and signs; sends nothing. Throws for a subscription that is none. */
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: { vapidDetails: Vapid; TTL: number },
    ): {
      endpoint: string
      method: string
      headers: Record<string, string | number>
      body: Uint8Array<ArrayBuffer>
    }
  }
  export default webPush
}
