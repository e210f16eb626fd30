/** `npm run visual:budget [-- <ref>]`: how many pictures a review costs, and what has been added since a git ref. Default: HEAD. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetModes } from '../.storybook/modes.ts'
import { budgetOf, wordsOf, type Pictures } from './budget/budget.ts'
import { folder } from './pictures.ts'

const [ref = 'HEAD'] = process.argv.slice(2)

/** Asked of git by the hash that it gives a file: nothing is unpacked. */
function picturesAt(commit: string): Pictures {
  const lines = execFileSync('git', ['ls-tree', '-r', '--long', commit, '--', folder], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n')
  const found = lines.map((line) => /^\d+ blob (\w+) +(\d+)\t.*?__pictures__\/(.+\.png)$/.exec(line))
  return new Map(
    found.flatMap((match) =>
      match ? [[match[3] ?? '', { hash: match[1] ?? '', bytes: Number(match[2]) }] as const] : [],
    ),
  )
}

function picturesNow(): Pictures {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.png'),
  )
  return new Map(
    paths.toSorted().map((path) => {
      const content = readFileSync(join(folder, path))
      const hash = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
      return [path.replaceAll('\\', '/'), { hash, bytes: content.length }]
    }),
  )
}

console.log(wordsOf(budgetOf(picturesAt(ref), picturesNow()), Object.keys(sheetModes).length, ref))
