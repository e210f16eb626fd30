/** `npm run bench [-- login | hints | picker | panel | promote | memory] [rounds] [--cpu 4]`: see bench/README.md. */
import { cpus, loadavg } from 'node:os'
import { browserVersion } from '../scripts/browser.ts'
import { compareHints } from './hints/run.ts'
import { benchLogin } from './login/run.ts'
import { slowdown, words } from './options.ts'
import { benchMemory } from './memory/run.ts'
import { benchPanel } from './panel/run.ts'
import { benchPicker } from './picker/run.ts'
import { benchPromote } from './promote/run.ts'

/** Every part with its usual number of rounds. */
const parts = {
  login: { run: benchLogin, rounds: 120 },
  hints: { run: async () => compareHints(), rounds: 0 },
  picker: { run: benchPicker, rounds: 12 },
  panel: { run: benchPanel, rounds: 120 },
  promote: { run: benchPromote, rounds: 60 },
  memory: { run: benchMemory, rounds: 500 },
}
type Part = keyof typeof parts
const isPart = (word: string): word is Part => word in parts

const chosen = words.filter(isPart)
const rounds = words.map(Number).find((number) => number > 0)

for (const name of chosen.length > 0 ? chosen : (['login', 'hints', 'picker'] as const)) {
  const part = parts[name]
  const heading = slowdown > 1 ? `${name}, the browser's processor ${slowdown} times slower` : name
  console.log(`### ${heading}\n\n${await part.run(rounds ?? part.rounds)}\n`)
}
const [cpu] = cpus()
console.log(
  `${await browserVersion()}; Node ${process.version}; ${cpus().length} × ${cpu?.model}; load ${loadavg()[0]?.toFixed(1)}.`,
)
