import { describe, expect, it } from 'vitest'
import { defaultSearchPolicy } from '../policy/searchPolicy.ts'
import { advisoryContent } from './advisoryContent.ts'
import { readAdvisory } from './readAdvisory.ts'

const place = {
  country: 'NL',
  site: { origin: 'https://tackboard.example', trustedOrigins: [] },
  policy: defaultSearchPolicy,
}
const notice = { title: 'Some results may be unsuitable' }

function content(fields: object, change: Partial<typeof place> | { readonly country: null } = {}) {
  const advisory = readAdvisory({ severity: 1, notices: [notice], ...fields })
  return advisory && advisoryContent(advisory, { ...place, ...change })
}
const firstOf = (fields: object) => content({ notices: [fields] })?.notices[0]

describe('§3 resource_country', () => {
  it.each([undefined, null, '', 'NL', 'nl'])('%j is shown in NL', (country) =>
    expect(content({ resource_country: country })).not.toBeNull(),
  )
  it.each(['BE', 'N'])('%j is not shown in NL', (country) =>
    expect(content({ resource_country: country })).toBeNull(),
  )
  it('the visitor’s country may be in lower case, too', () =>
    expect(content({ resource_country: 'NL' }, { country: 'nl' })).not.toBeNull())
  it('a country is not shown where the visitor’s is unknown; one for all is', () => {
    expect(content({ resource_country: 'NL' }, { country: null })).toBeNull()
    expect(content({}, { country: null })).not.toBeNull()
  })
})

it('§3 THIRD_PARTY_TL is a third party’s, another type is not', () => {
  expect(content({ advisory_type: 'THIRD_PARTY_TL' })?.isThirdParty).toBe(true)
  expect(content({ advisory_type: 'third_party_tl' })?.isThirdParty).toBe(false)
})

it('N6 an unknown style is neutral, one of the policy prominent', () => {
  const styled = { notices: [{ ...notice, style: 'BANNER' }, { ...notice, style: 'constructor' }, notice] }
  const looks = (policy = defaultSearchPolicy) =>
    content(styled, { policy })?.notices.map(({ isProminent }) => isProminent)
  expect(looks()).toEqual([false, false, false])
  expect(looks({ prominentStyles: ['BANNER'] })).toEqual([true, false, false])
})

describe('N5 links that may not be followed', () => {
  const link = 'javascript:alert(1)'

  it('leave the words of a description and a footer', () => {
    const text = { text: 'Read our rules', text_tags: [{ offset: 0, length: 4, tag_type: 5, link }] }
    const plain = [{ text: 'Read our rules', link: null }]
    expect(firstOf({ description: text, footer: text })).toMatchObject({ description: plain, footer: plain })
  })

  it('take the button of an action, and leave its words', () => {
    const button = { text: 'Go', link }
    const actions = [{ id: 'a', title: 'Talk to someone', button }, { button }]
    expect(firstOf({ ...notice, actions })?.actions).toEqual([
      { id: 'a', title: 'Talk to someone', description: null, button: null },
    ])
  })

  it('leave nothing of an advisory that has nothing else', () =>
    expect(content({ notices: [{ actions: [{ button: { text: 'Go', link } }] }] })).toBeNull())
})

it('an action keeps its button with the link as it may be followed', () => {
  const actions = [{ id: 'a', button: { text: 'Go', link: 'https://wren.example/talk' } }]
  expect(firstOf({ actions })?.actions[0]?.button).toEqual({
    text: 'Go',
    link: { href: 'https://wren.example/talk', isExternal: true },
  })
})
