const intended = new WeakSet<Response>()

/** A JSON response. */
export const json = (body: unknown, status = 200): Response => Response.json(body, { status })

/** A refusal with the host's message. */
export const refusal = (status: number, message = 'No.'): Response => json({ message }, status)

/** A connection that drops before the response. */
export const cut = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Never responds. */
export const never = (): Promise<never> => new Promise(() => {})

/** A response that openapi/ does not declare, given on purpose. The reason is for the reader: who responds like that? */
export function undeclared(_reason: string, response: Response): Response {
  intended.add(response)
  return response
}

/** Whether a response is off the contract on purpose. */
export const isUndeclared = (response: Response): boolean => intended.has(response)
