/** Checks every answer of the mocks against the document, and the document against the client. D11. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scenario, scenarioNames, type ScenarioName } from '../../../mocks/index.ts'
import { anyResponse, parseValid } from '../../../mocks/testing/anyResponse.ts'
import { everyResponse } from '../../../mocks/testing/everyResponse.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { generate } from './document.ts'
import { ask, callNames, callsOf, isErrorAnswer } from './examples.ts'
import { validator } from './testing/validator.ts'

const check = validator(await generate())

/** Scenarios whose answers violate the API, as a real server's might. */
const breaksApi = (name: ScenarioName) =>
  /\.(wrongShape|oddDates|nonStringMessage|saysNothing|\w+Malformed$)|^businessAccess\.malformed$/.test(name)

/** These wait for time to pass, or never answer. */
const waits = (name: ScenarioName) => /timedOut|never|slow|hang/i.test(name)

/** What is wrong with a scenario's answers, apart from a proxy's answers and those that never arrive. */
async function problemsOf(name: ScenarioName): Promise<string[]> {
  const { handlers } = scenario(name)
  const problems: string[] = []
  for (const call of callsOf(handlers)) {
    const { answer } = await ask(call, handlers)
    if (!answer || answer.status >= 500 || answer.body === undefined) continue
    const isError = isErrorAnswer(answer)
    const problem = isError ? check.error(answer.body) : check.answer(call)(answer.body)
    if (problem !== null) problems.push(`${name} answers ${call}: ${problem}`)
  }
  return problems
}

describe('the document accepts every answer of the mocks', () => {
  it.each(callNames)('%s, complete', (name) => {
    expect(check.answer(name)(everyResponse[name])).toBeNull()
  })

  it.each(scenarioNames.filter((name) => !waits(name) && !breaksApi(name)))('%s', async (name) => {
    expect(await problemsOf(name)).toEqual([])
  })
})

describe('the document refuses the answers that break the API', () => {
  it.each(scenarioNames.filter(breaksApi))('%s', async (name) => {
    expect(await problemsOf(name)).not.toEqual([])
  })
})

describe('what the document accepts, the client accepts', () => {
  it.each(callNames)('%s', (name) => {
    const accepts = check.answer(name)
    fc.assert(
      fc.property(anyResponse(everyResponse[name]), ({ body }) => {
        let value: unknown
        try {
          value = JSON.parse(body ?? '')
        } catch {
          return
        }
        if (accepts(value) !== null || isErrorAnswer({ status: 200, body: value })) return
        expect(parseValid(everyEndpoint[name], { status: 200, body })).not.toBeNull()
      }),
      { numRuns: 200 },
    )
  })
})
