import { useEffect, useState } from 'react'
import type { MediaRef } from '../draft/score-draft'
import { draftMedia } from '../draft/device-drafts'

/** The address of a kept file while it is shown, given back afterwards (R24); null when its bytes are gone. */
export function useMediaUrl(media: MediaRef): string | null | undefined {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let made: string | undefined
    let isUnmounted = false
    async function show(): Promise<void> {
      const bytes = await draftMedia.read(media)
      if (isUnmounted) return
      made = bytes && URL.createObjectURL(bytes)
      setUrl(made ?? null)
    }
    void show()
    return () => {
      isUnmounted = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [media])
  return url
}
