/** `node scripts/checks/check-bytes.mjs [folder]`: compares the bytes of each route of the last build with its budget. Exits with 1 when one is over. */
import { buildAt, temporaryFolder } from '../help.mjs'
import { judgeBytes } from '../bench/judge-bytes.mjs'
import { buildFloor, weighFolder } from '../bench/measure-bytes.mjs'
import { APP } from '../build/folders.mjs'

const folder = buildAt(process.argv[2] ?? APP)
const floor = weighFolder(await buildFloor(temporaryFolder('floor')))
const { figures, over } = judgeBytes(floor, folder)
const summary = over.length > 0 ? `Over budget:\n${over.join('\n')}` : figures.join('\n')
console.log(summary)
process.exit(over.length > 0 ? 1 : 0)
