import { api, multipart, unwrap } from '~/api/client'
import { maybe, record, nonBlank } from '~/lib/decode'
import { assertDone } from '~/api/done'
import { ApiError } from '~/api/errors'
import { allowedPictureUrl } from '~/api/host'
import { photoMessages } from '~/domain/messages/photo'

const stored = record<{ pictureUrl: string }>({ pictureUrl: nonBlank })

/** The picture's address on the server; a response without a usable address is a failure. */
function addressOf(json: unknown): string {
  const pictureUrl = maybe(stored)(json)?.pictureUrl
  if (pictureUrl === undefined) throw new ApiError(photoMessages.badAnswer, 200, { data: json })
  return pictureUrl
}

const formOf = (picture: Blob, isCropOnly: boolean): FormData => {
  const form = new FormData()
  form.append('file', picture, 'picture.jpg')
  form.append('isCropOnly', String(isCropOnly))
  return form
}

/** Sends a picture; returns its address on the server. */
export type UploadPicture = (
  picture: Blob,
  isCropOnly: boolean,
  signal: AbortSignal,
) => Promise<string>

const uploadTo =
  (path: '/api/profile/picture' | '/api/profile/picture/signup'): UploadPicture =>
  async (picture, isCropOnly, signal) =>
    addressOf(unwrap(await api.POST(path, { ...multipart(formOf(picture, isCropOnly)), signal })))

/** Sets the signed-in golfer's picture; returns its address. Rejects with an `ApiError` that can be shown. */
export const uploadPicture = uploadTo('/api/profile/picture')

/** Uploads a picture for a new account; its address is sent with the sign-up. Rejects like `uploadPicture`. */
export const uploadSignupPicture = uploadTo('/api/profile/picture/signup')

/** Removes the signed-in golfer's picture. Rejects with an `ApiError` that can be shown. */
export async function removePicture(): Promise<void> {
  assertDone(await api.DELETE('/api/profile/picture', {}))
}

/** The stored picture, to crop it again; undefined when it cannot be loaded. */
export async function storedPicture(address: string | null | undefined): Promise<Blob | undefined> {
  const url = allowedPictureUrl(address)
  if (url === undefined) return undefined
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined)
  return response?.ok ? response.blob() : undefined
}
