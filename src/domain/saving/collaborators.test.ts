import { describe, expect, it } from 'vitest'
import { canInviteEmail, collaboratorRows, type Collaborator } from './collaborators.ts'
import { defaultPolicy, resolvePolicy } from '../policy/policy.ts'

const sage: Collaborator = {
  id: '4',
  kind: 'person',
  name: 'Sage Dogwood',
  username: 'sage',
  imageUrl: null,
  canInvite: true,
}
const rows = (found: readonly Collaborator[], term: string, chosen: readonly Collaborator[] = []) =>
  collaboratorRows(found, term, chosen, defaultPolicy)
const email = (id: string, own: Partial<Collaborator> = {}): Collaborator => ({
  id,
  kind: 'email',
  name: id,
  username: null,
  imageUrl: null,
  canInvite: true,
  ...own,
})

describe('§5 Collaborator email', () => {
  it.each(['finch@acme.example', ' finch@acme.example ', 'a+b@mail.acme.example'])(
    '%j can be invited',
    (text) => {
      expect(canInviteEmail(text, defaultPolicy)).toBe(true)
    },
  )

  it.each(['', 'finch', 'finch@', 'finch@acme', 'finch @acme.example'])('%j is incomplete', (text) => {
    expect(canInviteEmail(text, defaultPolicy)).toBe(false)
  })

  it.each([
    'finch@ｙａｈｏｏ.com',
    'finch@yahoo.ｃｏｍ',
    'ｆｉｎｃｈ@acme.example',
    'fin\u200bch@acme.example',
    'finch@acme.c',
    'finch@acme.c1',
    'finch@1.2',
  ])('E12 %j is refused as on sign-up, so that it slips past no list', (text) => {
    const policy = resolvePolicy({ saving: { disallowedEmails: ['finch@acme.example'] } })
    expect(canInviteEmail(text, policy)).toBe(false)
  })

  it('E12 invisible characters around an address are dropped before it is looked up in the lists', () => {
    const policy = resolvePolicy({ saving: { disallowedEmails: ['finch@acme.example'] } })
    expect(canInviteEmail('\u200bfinch@acme.example\ufeff', policy)).toBe(false)
    expect(canInviteEmail('\u200bwren@acme.example\ufeff', policy)).toBe(true)
    expect(canInviteEmail('wren@yahoo.com\u200b', policy)).toBe(false)
    expect(collaboratorRows([], '\u200bWren@acme.example\ufeff', [], policy)).toMatchObject([
      { id: 'wren@acme.example', name: 'Wren@acme.example', canInvite: true },
    ])
  })

  it.each([
    'yahoo.com',
    'YAHOO.com',
    'yahoo.co.uk',
    'yahoo.com.br',
    'mail.yahoo.fr',
    'hotmail.com',
    'hotmail.co.jp',
  ])('%s is rejected', (domain) => {
    expect(canInviteEmail(`finch@${domain}`, defaultPolicy)).toBe(false)
  })

  it.each(['notyahoo.com', 'yahoo.acme.example', 'hotmail.evil.com'])(
    '%s is a different domain',
    (domain) => {
      expect(canInviteEmail(`finch@${domain}`, defaultPolicy)).toBe(true)
    },
  )

  it('the app can replace the lists; a domain without a star includes its subdomains', () => {
    const policy = resolvePolicy({
      saving: { disallowedMailDomains: ['acme.example'], disallowedEmails: ['Robin@ok.example'] },
    })
    const may = (text: string) => canInviteEmail(text, policy)
    expect([
      may('a@acme.example'),
      may('a@eu.acme.example'),
      may('a@acme.org'),
      may('robin@OK.example'),
      may('a@yahoo.com'),
    ]).toEqual([false, false, true, false, true])
  })

  it('E11 checks 50,000 characters in linear time; anything slower times out', () => {
    for (let i = 0; i < 20; i += 1) expect(canInviteEmail('a@'.repeat(25_000), defaultPolicy)).toBe(false)
  })
})

describe('the rows of the search', () => {
  it('the people the server found, then the typed address, complete or not', () => {
    expect(
      rows([sage], ' Sage@acme.example ').map(({ id, name, canInvite }) => [id, name, canInvite]),
    ).toEqual([
      ['4', 'Sage Dogwood', true],
      ['sage@acme.example', 'Sage@acme.example', true],
    ])
    expect(rows([], 'sag')).toMatchObject([{ kind: 'email', canInvite: false }])
    expect(rows([sage], '  ')).toEqual([sage])
  })

  it('no ID is listed twice', () => {
    expect(
      rows([sage, { ...sage, name: 'Again' }, email('a@b.example')], 'A@b.example').map(({ name }) => name),
    ).toEqual(['Sage Dogwood', 'a@b.example'])
  })

  it('leaves out those already chosen', () => {
    expect(rows([sage], 'a@b.example', [sage, email('a@b.example')])).toEqual([])
  })

  it('keeps rows the server marks as invalid, and applies the same rules to its email addresses', () => {
    const found = [
      email('a@b.example', { canInvite: false }),
      email('a@yahoo.com'),
      { ...sage, canInvite: false },
    ]
    expect(rows(found, '').map(({ canInvite }) => canInvite)).toEqual([false, false, false])
  })

  it('E9 __proto__ is an ordinary ID', () => {
    expect(rows([{ ...sage, id: '__proto__' }], 'constructor').map(({ id }) => id)).toEqual([
      '__proto__',
      'constructor',
    ])
  })
})
