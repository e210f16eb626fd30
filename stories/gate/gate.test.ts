import { describe, expect, it } from 'vitest'
import { everyEndpoint } from '../../src/api/everyEndpoint.ts'
import { areas, coverageOf, required, statesFile } from './coverage.ts'
import { CLAIMS, type Claims } from '../../testing/proof/claims.ts'
import { declaredIn, type Declared } from './declared.ts'

const story = (id: string, claims: object, hasPicture = true, file = ''): Declared => ({
  id,
  file,
  // SAFETY: a story may claim anything.
  claims: claims as Claims,
  hasPicture,
  switchedOff: [],
})
const claim = { states: 'state', outcomes: 'row', endpoints: 'calls' } as const
const claiming = (area: (typeof areas)[number], name: string) =>
  story(`${area}--${name}`, { [claim[area]]: area === 'endpoints' ? [name] : name })
const all = areas.flatMap((area) => required[area].map((name) => claiming(area, name)))

describe('the coverage gate', () => {
  it('lists the stories of a machine’s own folder first', () => {
    const claims = { state: 'login.loggedIn' }
    const stories = [
      story('a--b', claims, true, 'stories/auth/botCheck/A.stories.tsx'),
      story('c--d', claims, true, 'stories/auth/login/C.stories.tsx'),
    ]
    const cell = coverageOf(stories).states.cells.find(({ name }) => name === claims.state)
    expect(cell?.stories).toEqual(['c--d', 'a--b'])
  })

  it('requires both answers to every call', () => {
    const both = Object.keys(everyEndpoint).flatMap((name) => [`${name}.ok`, `${name}.failed`])
    expect(required.endpoints).toEqual(both)
  })

  describe.each(areas)('of %s', (area) => {
    it('reports everything as missing without stories', () => {
      expect(required[area].length).toBeGreaterThan(40)
      expect(coverageOf([])[area].missing).toEqual(required[area])
    })

    it('reports nothing as missing with a story for each, and names the story', () => {
      const { cells, missing, unknown } = coverageOf(all)[area]
      expect([missing, unknown]).toEqual([[], []])
      expect(cells.map(({ name, stories }) => [name, stories])).toEqual(
        required[area].map((name) => [name, [`${area}--${name}`]]),
      )
    })

    it.each([0, -1])('reports the one whose only story was deleted (%i)', (index) => {
      const name = required[area].at(index) ?? ''
      const left = all.filter(({ id }) => id !== `${area}--${name}`)
      expect(coverageOf(left)[area].missing).toEqual([name])
    })

    it('names a claim about something that does not exist, in this area only', () => {
      const name = `${required[area][0]}x`
      const { unknown } = coverageOf([...all, claiming(area, name)])[area]
      expect(unknown).toEqual([`${area}--${name} claims ${name}`])
      for (const other of areas.filter((one) => one !== area))
        expect(coverageOf([...all, claiming(area, name)])[other].unknown).toEqual([])
    })
  })

  it('reads every call that a story claims', () => {
    const { missing, unknown } = coverageOf([
      story('a', { calls: ['logIn.ok', 'logIn.failed', 'logIn.so'] }),
    ]).endpoints
    expect([missing.filter((name) => name.startsWith('logIn.')), unknown]).toEqual([
      [],
      ['a claims logIn.so'],
    ])
  })

  it('lists the stories without a picture', () => {
    const { withoutPicture } = JSON.parse(
      statesFile([story('b', {}, false), story('c', {}), story('a', {}, false)]),
    )
    expect(withoutPicture).toEqual(['a', 'b'])
  })
})

type Module = Parameters<typeof declaredIn>[0]
type Input = Module[string]['input']
type Meta = Partial<Module[string]['meta']['input']>

/** A file with one story. */
const declared = (input: Input = {}, meta: Meta = {}): readonly Declared[] =>
  declaredIn({ WrongPassword: { input, meta: { input: { title: 'Auth/Log in', ...meta } } } })

describe('a story as it is declared', () => {
  it('has an id, its claims and a picture', () => {
    const claims = { row: 'login.wrongPassword' }
    expect(declared({ parameters: { [CLAIMS]: claims } })).toEqual([
      {
        id: 'auth-log-in--wrong-password',
        file: '',
        claims,
        hasPicture: true,
        switchedOff: [],
      },
    ])
  })

  it('may have an id of its file, and no picture', () => {
    const [own] = declared({ parameters: { picture: false } }, { id: 'old' })
    expect(own).toMatchObject({ id: 'old--wrong-password', hasPicture: false })
    expect(declared({}, { parameters: { picture: false } })).toMatchObject([{ hasPicture: false }])
  })

  it.each<[string, Input, Meta?]>([
    ['the tag skip', { tags: ['skip'] }],
    ['the tag skip-ci', {}, { tags: ['skip-ci'] }],
    ['the tag !test', { tags: ['!dev', '!test'] }],
    ['the tag !test', {}, { tags: ['!test'] }],
    ['the parameter skip', { parameters: { skip: false } }],
    ['the parameter test', {}, { parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } } }],
    ['the parameter a11y', { parameters: { a11y: { disable: true } } }],
    ['the parameter a11y', { parameters: { a11y: { test: 'off' } } }],
    ['the parameter a11y', { parameters: { a11y: { test: 'todo' } } }],
    ['the parameter a11y', {}, { parameters: { a11y: { config: { rules: [] } } } }],
    ['the parameter a11y', { parameters: { a11y: { context: { exclude: ['body'] } } } }],
    ['the global a11y', { globals: { a11y: { manual: true } } }],
    ['the global a11y', {}, { globals: { a11y: { manual: true } } }],
    ['excludeStories or includeStories', {}, { excludeStories: ['WrongPassword'] }],
    ['excludeStories or includeStories', {}, { includeStories: /^Right/ }],
  ])('is switched off by %s: %o, %o', (by, input, meta) => {
    expect(declared(input, meta)).toMatchObject([{ switchedOff: [by] }])
  })

  it('is not switched off by other tags, parameters or globals', () => {
    const input = {
      tags: ['!dev', 'autodocs', 'test'],
      parameters: { picture: false },
      globals: { locale: 'ar' },
    }
    expect(declared(input)).toMatchObject([{ switchedOff: [] }])
  })
})
