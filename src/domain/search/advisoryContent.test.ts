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
  expect(looks({ ...defaultSearchPolicy, prominentStyles: ['BANNER'] })).toEqual([true, false, false])
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

describe('N5 calls and messages', () => {
  const actions = ['tel:988', 'sms:741741', 'mailto:a@wren.example'].map((link) => ({
    button: { text: 'Go', link },
  }))
  const hrefs = (severity: number, policy = defaultSearchPolicy) =>
    content({ severity, notices: [{ ...notice, actions }] }, { policy })?.notices[0]?.actions.map(
      ({ button }) => button?.link.href,
    )

  it('are offered where people may need somebody to talk to', () =>
    expect([0, 1, 2].map((severity) => hrefs(severity))).toEqual([[], ['tel:988', 'sms:741741'], []]))

  it('are offered where the policy says so', () => {
    const contactLinks = { abusive: ['sms'], sensitive: [], brandUnsafe: ['tel'] } as const
    const all = [0, 1, 2].map((severity) => hrefs(severity, { ...defaultSearchPolicy, contactLinks }))
    expect(all).toEqual([['sms:741741'], [], ['tel:988']])
  })

  it('are no links of a text', () => {
    const text = { text: 'Call 988', text_tags: [{ offset: 0, length: 8, tag_type: 5, link: 'tel:988' }] }
    expect(firstOf({ description: text })?.description).toEqual([{ text: 'Call 988', link: null }])
  })
})

it('may be dismissed if the server says so, and names it', () => {
  const isDismissible = (fields: object) => content(fields)?.isDismissible
  expect(isDismissible({ id: 'storm', is_dismissible: true })).toBe(true)
  expect(isDismissible({ id: 7, is_dismissible: true })).toBe(true)
  const others = [{}, { id: 'storm' }, { is_dismissible: true }, { id: '', is_dismissible: true }]
  for (const fields of [...others, { id: 'storm', is_dismissible: 'true' }])
    expect(isDismissible(fields), JSON.stringify(fields)).toBe(false)
})

it('an action keeps its button with the link as it may be followed', () => {
  const actions = [{ id: 'a', button: { text: 'Go', link: 'https://wren.example/talk' } }]
  expect(firstOf({ actions })?.actions[0]?.button).toEqual({
    text: 'Go',
    link: { href: 'https://wren.example/talk', isExternal: true },
  })
})
