import { buildIndex } from 'storybook/internal/core-server'
import { toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { kindOf, movedKinds } from '../stories/docs/kinds.ts'
import { codesIn, nameOf } from './names.ts'

const { entries } = await buildIndex({ configDir: '.storybook', ci: true })
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const titles = new Set(Object.values(entries).map(({ title }) => title))

/** Words that keep their capital inside a sentence. */
const proper = new Set(
  'Apple Arabic Back Eircode Enter Error Escape Facebook Google HTML IDs Japan Kingdom LINE Outcome PIN Pin Pins SSO US United'
    .concat(' Canada Czechia India Ireland')
    .split(' '),
)
/** A label in quotes is as it is on screen: 'Got it', “Did you mean …?”. */
const quotes = /'[^']*'|“[^”]*”|"[^"]*"|Got it|Quick creates|\? The/g

/** What a designer would not say in a name. */
function faultsOf(name: string): string[] {
  const [first = '', ...later] = name.replaceAll(quotes, 'X').match(/[\p{L}\d_’]+/gu) ?? []
  return [
    ...(codesIn(name).length > 0 || /§|\([A-Z]{1,2}\d/.test(name) ? ['a code'] : []),
    ...(/_|\p{Ll}\p{Lu}/u.test(name) ? ['a code name'] : []),
    ...(/^\p{Ll}/u.test(first) ? ['no capital'] : []),
    ...later.filter((word) => /^\p{Lu}[^\d]*$/u.test(word) && !proper.has(word) && word !== 'X'),
  ]
}

describe('A name', () => {
  it.each([
    ['Rate Limited', ['Limited']],
    ['Right to left (J21)', ['a code']],
    ['A playable pin (§3, H13)', ['a code']],
    ['loading', ['no capital']],
    ['Already saved by quick_creates', ['a code name']],
    ['ConsentsFirst: every box', ['a code name']],
    ['Error: account has Google only', []],
  ])('%s has the faults %j', (name, faults) => expect(faultsOf(name)).toEqual(faults))

  it('comes from the story file, or else from the export', () => {
    expect(nameOf({ id: 'a--sso', exportName: 'CheckingSsoSlowly', name: 'Checking Sso Slowly' })).toBe(
      'Checking single sign-on slowly',
    )
    const id = 'auth-log-in-errors--wrong-password'
    expect(nameOf({ id, exportName: 'WrongPassword', name: 'Wrong Password' })).toBe('Error: wrong password')
    expect(nameOf({ id, exportName: 'WrongPassword', name: 'Again (D8)' })).toBe('Again')
  })

  it('loses its codes to the tags', () => {
    const story = { id: 'a--b', exportName: 'Still', name: 'No motion (J20, §4 of it), dark' }
    expect(nameOf(story)).toBe('No motion, dark')
    expect(codesIn(story.name)).toEqual(['J20', '§4'])
    expect(entries['primitives-dialog--right-to-left']?.tags).toContain('behaviour-J21')
  })
})

describe('The names in the sidebar', () => {
  it('are what a designer would say', () => {
    expect(stories.length).toBeGreaterThan(1300)
    expect(
      stories.flatMap(({ id, name }) => {
        const faults = faultsOf(name)
        return faults.length > 0 ? [`${id}: ${name}: ${faults.join(', ')}`] : []
      }),
    ).toEqual([])
  })

  it('are different within a title', () => {
    const names = stories.map(({ title, name }) => `${title}: ${name.toLowerCase()}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe('The titles in the sidebar', () => {
  it('lie below no other title, so that each opens its page', () =>
    expect([...titles].filter((title) => [...titles].some((one) => one.startsWith(`${title}/`)))).toEqual([]))

  it('have a page first, if they have one', () => {
    const pages = Object.values(entries).filter(({ type }) => type === 'docs')
    const isFirst = (id: string, title: string) =>
      Object.values(entries).find((entry) => entry.title === title)?.id === id
    const late = pages.filter(({ id, title }) => !title.startsWith('Reference/') && !isFirst(id, title))
    expect(late.map(({ id }) => id)).toEqual([])
  })

  it('start the ids of their stories, or the ids of the group that they moved from', () => {
    expect(Object.keys(movedKinds).filter((title) => !titles.has(title))).toEqual([])
    const strays = stories.filter(({ id, title }) => {
      const [kind = ''] = id.split('--')
      return `${kind}-`.startsWith(`${kindOf(title)}-`) === false
    })
    expect(strays.map(({ id }) => id)).toEqual([])
    expect(toId('Saving/Save to board view')).toBe('saving-save-to-board-view')
  })

  it('are of no tool of this Storybook', () => {
    const shown = stories.filter(
      ({ title, tags }) => title.startsWith('Statechart/') && tags?.includes('dev'),
    )
    expect(shown.map(({ id }) => id)).toEqual([])
    expect(entries['statechart-tab--playground']?.tags).toContain('test')
  })
})
