import { useState } from 'react'

type Props = {
  label: string
  /** Called on each press. */
  text: () => string
}

/** Copies a text to the clipboard and confirms it. If the browser refuses, shows the text to be copied by hand. */
export function CopyText({ label, text }: Props) {
  const [copied, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string>()

  async function copy(): Promise<void> {
    const made = text()
    const done = await writeText(made)
    setCopied(done)
    setByHand(done ? undefined : made)
  }

  return (
    <>
      <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {copied ? 'Copied' : label}
      </button>
      <span role="status" className="demo__hidden">
        {copied && 'Copied'}
      </span>
      {byHand !== undefined && (
        <textarea
          className="demo__manual-copy"
          readOnly
          rows={2}
          aria-label={`${label}: copy by hand`}
          value={byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}

/** Returns false without a clipboard (a page on plain http) or without permission to use it. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
