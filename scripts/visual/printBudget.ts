/**
 * `npm run visual:budget [-- <ref>]`: counts screenshots and contact sheets, lists those that changed since the merge base with a git ref,
 * and says how long a review of them takes. Default: main.
 */
import { sheetModes } from '../../.storybook/modes.ts'
import { budgetOf, budgetText } from './budget.ts'
import { storiesAt, storiesIn } from './history.ts'
import { baseCommit } from './sheets/base.ts'
import { hashesAt, readHashes } from './sheets/hashes.ts'

const base = baseCommit(process.argv[2])
const before = { stories: storiesAt(base), sheets: hashesAt(base) }
const after = { stories: await storiesIn(), sheets: await readHashes() }
console.log(budgetText(budgetOf(before, after), Object.keys(sheetModes).length, base.slice(0, 10)))
