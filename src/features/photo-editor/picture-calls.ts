import { api, multipart, unwrap } from '~/api/client'
import { maybe, record, words } from '~/api/decode/value'
import { assertDone } from '~/api/done'
import { ApiError } from '~/api/errors'
import { onHost } from '~/api/host'
import { photoMessages } from '~/domain/messages/photo'

const stored = record<{ pictureUrl: string }>({ pictureUrl: words })

/** Where the server has put it; an answer without a usable address is a failure. */
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

export type UploadPicture = (
  picture: Blob,
  isCropOnly: boolean,
  signal: AbortSignal,
) => Promise<string>

/** Sets the signed-in golfer's picture; answers its address. Rejects with an `ApiError` fit to show. */
export const uploadPicture: UploadPicture = async (picture, isCropOnly, signal) =>
  addressOf(
    unwrap(
      await api.POST('/api/profile/picture', {
        ...multipart(formOf(picture, isCropOnly)),
        signal,
      }),
    ),
  )

/** Stores a picture before there is an account; its address goes into the sign-up. */
export const uploadSignupPicture: UploadPicture = async (picture, isCropOnly, signal) =>
  addressOf(
    unwrap(
      await api.POST('/api/profile/picture/signup', {
        ...multipart(formOf(picture, isCropOnly)),
        signal,
      }),
    ),
  )

/** Removes the signed-in golfer's picture. Rejects with an `ApiError` fit to show. */
export async function removePicture(): Promise<void> {
  assertDone(await api.DELETE('/api/profile/picture', {}))
}

/** The picture as it is stored now, to be cut anew; undefined when it cannot be had. */
export async function storedPicture(address: string | null | undefined): Promise<Blob | undefined> {
  const url = onHost(address)
  if (url === undefined) return undefined
  const response = await fetch(url, { cache: 'no-store' }).catch(() => undefined)
  return response?.ok ? response.blob() : undefined
}
