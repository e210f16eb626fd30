/** The OpenAPI document is complete, and its examples conform to it. `npm run test:build` validates its format with Redocly. */
import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { everyEndpoint } from '../../../src/api/everyEndpoint.ts'
import { everyCall } from '../../../mocks/calls/index.ts'
import { rowIds } from '../../paths/rowsIn.ts'
import { createDescriber } from './describe.ts'
import { generate } from './document.ts'
import { callNames } from './examples.ts'
import { hiddenServerMessage } from '../../../mocks/fixtures/messages.ts'
import { operationIn, validator } from './testing/validator.ts'

const describer = createDescriber()
const document = await generate(describer)
const check = validator(document)
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

it('has every endpoint, once', () => {
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(everyEndpoint).toSorted(),
  )
})

it('has every named code, each with its numbers and a row of the catalogue', () => {
  const codes = document['x-error-codes']
  expect(Object.fromEntries(codes.map(({ name, numbers }) => [name, numbers]))).toEqual(defaultPolicy.codes)
  expect(codes.filter(({ rows }) => rows.length === 0)).toEqual([])
  const ids = new Set<string>(rowIds)
  expect(codes.flatMap(({ rows }) => rows).filter((row) => !ids.has(row))).toEqual([])
})

it('shows the codes of the calls that the specification describes', () => {
  const wrong = document['x-error-codes'].find(({ name }) => name === 'wrongPassword')
  expect(wrong).toEqual({
    name: 'wrongPassword',
    numbers: [1009],
    rows: expect.arrayContaining(['login.wrongPassword']),
    calls: expect.arrayContaining(['logIn']),
  })
  const examples = operationIn(document, 'logIn')?.responses['4XX']
  const shown = Object.entries(examples?.content['application/json'].examples ?? {})
  expect(shown[0]?.[0]).toBe('login.wrongPassword')
  // Each example is the answer that leads to its row, not the one to an earlier step.
  const asking = shown.filter(([, { value }]) => JSON.stringify(value).includes('"phone_number_end":"42"'))
  expect(asking.map(([row]) => row)).toEqual(['login.mfaRequired', 'oneTap.mfaRequired'])
})

it('requires a session for members’ calls only', () => {
  expect(operationIn(document, 'repin')?.security).toEqual([{ session: [] }])
  expect(operationIn(document, 'logIn')?.security).toEqual([])
})

it('says what each field means, and nothing about a field that it does not have', () => {
  expect(describer.missing()).toEqual([])
  expect(describer.unused()).toEqual([])
})

it('leaves no schema empty, and has no message that must not be shown', () => {
  const text = JSON.stringify(document)
  expect(text.match(/"(schema|items|data|not|properties)":\{\}/g) ?? []).toEqual([])
  expect(text).not.toContain(hiddenServerMessage)
})

it('is the same each time', async () => {
  expect(await generate()).toEqual(document)
})

describe.each(callNames)('the examples of %s', (name) => {
  const operation = operationIn(document, name)

  it('have a request that its schemas accept, and that the mocks answer', () => {
    const sent: Readonly<Record<string, unknown>> = { ...everyCall[name].example }
    const body = operation?.requestBody?.content['application/json']
    const parameters = operation?.parameters ?? []
    const problems = parameters.flatMap((parameter, index) =>
      parameter.name in sent || parameter.required
        ? [check.parameter(name, index)(sent[parameter.name])]
        : [],
    )
    if (body) problems.push(check.request(name)(body.example))
    expect(problems.filter((problem) => problem !== null)).toEqual([])
    // Every field is documented somewhere, except the URL that a request is sent to.
    const documented = new Set([...parameters.map((row) => row.name), ...Object.keys(Object(body?.example))])
    expect(Object.keys(sent).filter((field) => !documented.has(field))).toEqual(
      everyEndpoint[name].path === null ? ['url'] : [],
    )
  })

  it('have an answer that its schema accepts', () => {
    const content = operation?.responses['200'].content
    expect(check.answer(name)(content?.['application/json'].example)).toBeNull()
  })

  it('have errors that the schema of errors accepts', () => {
    const examples = operation?.responses['4XX'].content['application/json'].examples ?? {}
    const problems = Object.entries(examples).flatMap(([row, { value }]) => {
      const problem = check.error(value)
      return problem === null ? [] : [`${row}: ${problem}`]
    })
    expect(problems).toEqual([])
  })
})
