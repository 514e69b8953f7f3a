import type { TestInfo } from '@playwright/test'
import { faultOfKind, type Backend, type Fault } from '#mocks'
import { bugReport } from './bug-report'
import { test as base } from './fixtures'

type Fixtures = {
  /** One step of the story, described by the words after 'I': `await I('press Post', async () => …)`. */
  I: (does: string, act: () => Promise<void>) => Promise<void>
  /** Sets a fault of the host: a kind as in a scenario link ('503', 'drop-after-commit:times-1'), or a fault with its own message. */
  trouble: (operationId: string, kind: string | Fault) => void
  /** Ends all faults. */
  calm: () => void
}

/** What the report of a failed story contains. */
type StoryLog = { steps: string[]; faults: [operationId: string, fault: Fault][] }

/** Steps are printed as they happen during `npm run qa`. */
const isWatched = Boolean(process.env['LINX_QA'])

const logs = new WeakMap<Backend, StoryLog>()

function logOf(backend: Backend): StoryLog {
  const known = logs.get(backend) ?? { steps: [], faults: [] }
  logs.set(backend, known)
  return known
}

function faultOf(kind: string): Fault {
  const fault = faultOfKind(kind)
  if (!fault) throw new Error(`No kind of fault: ${kind}`)
  return fault
}

export const test = base.extend<Fixtures>({
  I: async ({ backend, page, scenario, as }, use, testInfo) => {
    const { steps, faults } = logOf(backend)
    await use((does, act) => {
      steps.push(`I ${does}`)
      if (isWatched) console.log(`  ${steps.length}. I ${does}`)
      return test.step(`I ${does}`, act)
    })
    if (testInfo.status === testInfo.expectedStatus) return
    const address = page.isClosed() ? '' : page.url()
    await attachReport(
      testInfo,
      bugReport({ testInfo, scenario, as, backend, address, steps, faults }),
    )
  },
  trouble: async ({ backend }, use) => {
    await use((operationId, kind) => {
      const fault = typeof kind === 'string' ? faultOf(kind) : kind
      logOf(backend).faults.push([operationId, fault])
      backend.faults.set(operationId, fault)
    })
  },
  calm: async ({ backend }, use) => {
    await use(() => backend.faults.clear())
  },
})

async function attachReport(testInfo: TestInfo, text: string): Promise<void> {
  console.log(text)
  await testInfo.attach('bug.md', { body: text, contentType: 'text/markdown' })
}

/** The title of a story in QA's book: `npm run qa -- --scenario NAME` opens it, so no two share a name. */
export const story = (name: string, title: string): string => `${name} · ${title}`
