import { sentences } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { inviterName, signupTitle, type SignupSource } from './signupSource.ts'

const sources: readonly SignupSource[] = [
  'boardInvite',
  'saveButton',
  'saveButtonExp',
  'homePage',
  'pinBookmarklet',
  'downloadImageBtnDweb',
  'downloadImageBtnUnauth',
  'followButton',
  'commentComposer',
]

describe('§2 Sign-up titles', () => {
  it('depend on the source', () => {
    expect(sources.map((source) => signupTitle(source))).toEqual(sources)
    expect(signupTitle(undefined)).toBe('default')
  })

  it("with an inviter are the inviter's, unless the inviter has no name (E7)", () => {
    expect(signupTitle('saveButton', { name: 'Wren' })).toBe('inviterJoin')
    expect(signupTitle(undefined, { name: 'Wren', asksForComment: true })).toBe('inviterComment')
    expect(signupTitle('saveButton', { name: ' ' })).toBe('saveButton')
  })

  it.each([...sources, 'default', 'inviterJoin', 'inviterComment'])('%s has a message', (title) => {
    expect(Object.keys(sentences)).toContain(`signupTitle.${title}`)
  })
})

it('§9 an inviter’s name is cut at 80 characters, at a word', () => {
  expect(inviterName({ name: 'Wren Alder' })).toBe('Wren Alder')
  expect(inviterName({ name: `Wren ${'x'.repeat(74)}, of the hill` })).toBe(`Wren ${'x'.repeat(74)}…`)
  expect([inviterName(null), inviterName()]).toEqual(['', ''])
})
