import { describe, expect, it } from 'vitest'
import { flush } from '../../../../testing/machines/run.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { oneTapErrors, oneTapDialogOf, type OneTapError } from '../../../errors/auth/oneTap.errors.ts'
import { notices } from '../../../views/auth/recovery/notices.ts'
import { startOneTapOn } from '../testing/oneTapFlow.ts'

const start = startOneTapOn(mockNetwork())

describe('§4 underage', () => {
  it('sets the flag, and is said', async () => {
    const { frame, platform, settle, until } = start({ given: 'oneTap.ineligible' })
    await until('failure.ineligible')
    settle()
    expect([frame().card, frame().error, platform.storage.texts.get('tackboard.underage')]).toEqual([
      'failed',
      'ineligible',
      '1',
    ])
  })

  it('C9 makes no account where the flag is set, and asks no server', async () => {
    const { calls, frame, until } = start({ given: 'oneTap.newcomer', stored: { 'tackboard.underage': 1 } })
    await until('failure.ineligible')
    expect([frame().error, calls.map(({ path }) => path)]).toEqual(['ineligible', ['/v3/login/']])
  })
})

describe('how it ends with nobody logged in', () => {
  it.each([
    ['notOffered', { experiments: {} }, 'notOffered'],
    ['notOffered', { given: 'oneTap.notConfigured' }, 'notOffered'],
    ['dismissed', { given: 'oneTap.dismissed' }, 'dismissed'],
  ] as const)('%s', async (state, given, outcome) => {
    const told: string[] = []
    const { frame, log, settle, until } = start({ ...given, props: { onClosed: (how) => told.push(how) } })
    await until(state)
    settle()
    expect([frame().card, told]).toEqual([null, [outcome]])
    expect(log.map(({ event }) => event)).toEqual(
      'given' in given && given.given === 'oneTap.notConfigured' ? ['oneTap.unavailable'] : [],
    )
  })
})

describe('D13 D14 a bot check that hangs', () => {
  it('holds nobody up for longer than 8,000 ms', async () => {
    const { calls, clock, until } = start({ botCheck: 'hangs' })
    await until('loggingIn')
    await flush()
    clock.advance(8_000)
    await until('loggedIn')
    expect(calls[0]?.body['recaptchaV3Token']).toBe('default')
  })
})

describe('§8 rows', () => {
  // SAFETY: these are the keys of the table itself.
  const rows = Object.keys(oneTapErrors) as OneTapError[]

  const stateOf = { mfaRequired: 'loginMfa', tooQuick: 'verifyingHuman.loadingWidget' } as const

  it.each(rows)('%s is what its scenario comes to, and is logged', async (row) => {
    const { frame, log, send, settle, until } = start({ given: `oneTap.${row}` })
    if (row === 'botWidgetFailed') {
      await until('verifyingHuman.loadingWidget')
      send({ type: 'bot.failed' })
    }
    await until(row === 'mfaRequired' || row === 'tooQuick' ? stateOf[row] : `failure.${row}`)
    settle()
    const { error, loginMfa, notice } = frame()
    const shown = error ?? notice ?? (loginMfa && 'loginMfa')
    expect([shown, log.at(-1)?.details['row']]).toEqual([
      row === 'mfaRequired' ? 'loginMfa' : (oneTapDialogOf(`oneTap.${row}`) ?? row),
      `oneTap.${row}`,
    ])
  })

  it('C1 no token is logged', async () => {
    const { log, settle, until } = start({ given: 'oneTap.failed' })
    await until('failure.failed')
    settle()
    expect(JSON.stringify(log)).not.toContain('google-token')
  })

  it('each dialog is a row of the notices', () => {
    const dialogs = rows.flatMap((row) => oneTapDialogOf(`oneTap.${row}`) ?? [])
    expect([dialogs.length, dialogs.filter((dialog) => !(dialog in notices))]).toEqual([7, []])
  })
})
