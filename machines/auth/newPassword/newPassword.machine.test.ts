import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { account, editing, PASSWORD, start } from '../../../testing/machines/newPassword.ts'
import { newPasswordMachine } from './newPassword.machine.ts'

it('reads the link, checks it, and sets the password', () => {
  expect(leavesOf(newPasswordMachine).map(({ name }) => name)).toEqual([
    'newPassword.reading',
    'newPassword.checking.waiting',
    'newPassword.checking.slow',
    'newPassword.unchecked',
    'newPassword.editing',
    'newPassword.submitting.waiting',
    'newPassword.submitting.slow',
    'newPassword.linkInvalid',
    'newPassword.linkExpired',
    'newPassword.linkUsed',
    'newPassword.done',
    'newPassword.loggedIn',
  ])
})

describe.each(['plain', 'strict'] as const)('the link (%s)', (mode) => {
  it('is checked first, and says whose password it is', async () => {
    const { at, check, context, emitted } = start({ mode })
    expect([at(), check.last().input]).toEqual(['checking.waiting', { token: 'secret' }])
    await check.last().resolve(account)
    expect([at(), context().account, emitted]).toEqual(['editing', account, []])
  })

  it('without a token is not asked about', () => {
    const { at, check, emitted } = start({ mode, token: '' })
    expect([at(), check.calls.length]).toEqual(['linkInvalid', 0])
    expect(emitted).toEqual([{ type: 'attempt.failed', row: 'newPassword.linkInvalid', failure: null }])
  })
})

describe('the form', () => {
  it.each([
    ['', 'passwordRequired'],
    ['tq7#vzk', 'passwordTooShort'],
    ['über den Wolken', 'passwordNonAscii'],
    ['12345678', 'passwordWeak'],
    ['wren@example.com', 'passwordIsUsername'],
  ])('%j is refused without a call', async (typed, row) => {
    const { at, context, emitted, set, submit } = await editing()
    submit(typed)
    expect([at(), context().failure, context().password, set.calls, emitted]).toEqual([
      'editing',
      `newPassword.${row}`,
      typed,
      [],
      [],
    ])
  })

  it.each(['robin.alder', 'robin.alder@example.com'])(
    'compares with the name in the link where the server gives none: %s',
    async (identifier) => {
      const nobody = { email: null, username: null }
      const { context, submit } = await editing({ identifier }, nobody)
      submit('Robin.Alder')
      expect(context().failure).toBe('newPassword.passwordIsUsername')
    },
  )

  it('asks for the length that the app sets', async () => {
    const { context, submit } = await editing({ policy: resolvePolicy({ passwordMinimum: { shared: 20 } }) })
    submit()
    expect(context().failure).toBe('newPassword.passwordTooShort')
  })

  it.each([
    [false, '', null],
    [true, PASSWORD, null],
    [true, '', 'newPassword.passwordsDiffer'],
    [true, `${PASSWORD} `, 'newPassword.passwordsDiffer'],
  ])('typed twice: %j, and then %j', async (newPasswordTwice, confirmation, failure) => {
    const { context, submit } = await editing({ policy: resolvePolicy({ newPasswordTwice }) })
    submit(PASSWORD, confirmation)
    expect(context().failure).toBe(failure)
  })

  it.each([{ type: 'password.changed', password: 'w' }, { type: 'confirmation.changed' }] as const)(
    '$type clears the error',
    async (event) => {
      const { context, send, submit } = await editing()
      submit('')
      send(event)
      expect(context().failure).toBeNull()
    },
  )

  it('D1 sends once, as typed, however often it is submitted', async () => {
    const { set, submit } = await editing({ mode: 'strict' })
    for (let n = 0; n < 5; n += 1) submit(' spaces count  ')
    expect(set.calls.map(({ input }) => input)).toEqual([{ token: 'secret', password: ' spaces count  ' }])
  })
})
