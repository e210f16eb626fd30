/** What the unit tests use of Vitest, in a page. A failure is kept with the test's name. */
import * as chai from 'chai'
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

for (const part of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(part)

/** @type {{ count: number, failures: string[] }} */
export const results = { count: 0, failures: [] }
const path = []
const after = []

export const { expect } = chai
export const afterEach = (work) => void after.push(work)

const run = (name, work) => {
  results.count += 1
  try {
    if (work() instanceof Promise) throw new Error('The shim has no promises.')
  } catch (error) {
    results.failures.push(`${[...path, name].join(' > ')}: ${String(error).slice(0, 400)}`)
  }
  for (const tidy of after) tidy()
}
const within = (name, work) => {
  path.push(name)
  work()
  path.pop()
}
const withEach = (work) =>
  Object.assign((name, ...rest) => work(name, rest.at(-1)), {
    each: (rows) => (name, test) => {
      const isTable = rows.every(Array.isArray)
      for (const row of rows) {
        const given = isTable ? row : [row]
        work(`${name} ${JSON.stringify(given)}`, () => test(...given))
      }
    },
  })
export const it = withEach(run)
export const describe = withEach(within)

const stubbed = new Map()
export const vi = {
  stubGlobal: (name, value) => {
    stubbed.set(name, globalThis[name])
    globalThis[name] = value
  },
  unstubAllGlobals: () => {
    for (const [name, value] of stubbed) globalThis[name] = value
    stubbed.clear()
  },
}
