import { useRef, useState } from 'react'
import { Problem } from '../lib/problem'
import type { Commands } from './commands'
import { Group } from './group'

/** Downloads a text as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Exports the world to a file, and imports one. A file that cannot be imported is refused with the reason. */
export function DataGroup({ commands }: { commands: Commands }) {
  const { controls, world } = commands.page
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function importFile(file: File | undefined): Promise<void> {
    if (!file) return
    setProblem(undefined)
    try {
      await controls.importText(await file.text())
      location.reload() // the app reads everything again
    } catch (error) {
      const reason = error instanceof Problem ? error.message : 'This file cannot be read.'
      setProblem(`${reason} Nothing was changed.`)
    }
    if (input.current) input.current.value = '' // otherwise choosing the same file again would fire no event
  }

  return (
    <Group title="data">
      <button
        type="button"
        className="demo__action"
        onClick={() =>
          download(`linx-${world.backend().scenario.name}.json`, controls.exportText())
        }
      >
        Export
      </button>
      <label className="demo__field">
        <span>import</span>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void importFile(target.files?.[0])}
        />
      </label>
      {problem && (
        <p role="alert" className="demo__warn">
          {problem}
        </p>
      )}
    </Group>
  )
}
