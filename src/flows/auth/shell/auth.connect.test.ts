import { sentences } from 'virtual:messages/sources/en'
import { describe, expect, it } from 'vitest'
import { run } from '../../../../testing/machines/run.ts'
import { fakeAuth, refused, wren } from '../../../../testing/machines/auth.ts'
import { defaultPolicy } from '../../../domain/policy/policy.ts'
import { createManualClock } from '../../../platform/memory.ts'
import { connectAuth, connectLeaving, type AuthOccasion } from './auth.connect.ts'

const plain: AuthOccasion = { isBusiness: false, isCommenting: false }
const viewer = { isFullyLoggedIn: false, isSwitchingAccount: false, isPersonalized: false }

function start(input: Partial<typeof viewer> = {}) {
  const faked = fakeAuth()
  const running = run(faked.auth, {
    clock: createManualClock(),
    input: { policy: defaultPolicy, ...viewer, ...input },
  })
  const { actor } = running
  return {
    ...faked,
    ...running,
    submit: () =>
      actor
        .getSnapshot()
        .children.login?.send({ type: 'form.submitted', email: 'a@b.example', password: 'p' }),
    shown: (occasion: Partial<AuthOccasion> = {}) =>
      connectAuth(actor.getSnapshot(), { ...plain, ...occasion }),
  }
}

describe('§2 Views of the modal and their titles', () => {
  it.each([
    ['a visitor', {}, {}, 'login', 'Log in'],
    ['business', {}, { isBusiness: true }, 'login', 'Log in to your business account'],
    ['commentComposer', {}, { isCommenting: true }, 'login', 'Log in to comment'],
    [
      'account switch',
      { isSwitchingAccount: true },
      { isBusiness: true, isCommenting: true },
      'login',
      'Add an account',
    ],
    ['a recognised viewer', { isPersonalized: true }, {}, 'personalizedLogin', 'Welcome back, {name}!'],
    ['a fully logged-in visitor', { isFullyLoggedIn: true }, {}, 'leaving', 'You’re already logged in'],
  ] as const)('%s', (_, input, occasion, view, title) => {
    const frame = start(input).shown(occasion)
    expect([frame.view, sentences[frame.title]]).toEqual([view, title])
  })

  it('§9 two-factor is 489 px wide, everything else 484', async () => {
    const running = start()
    expect(running.shown().width).toBe(484)
    running.submit()
    await running.logIn.last().reject(refused('mfaRequired'))
    expect(running.shown()).toEqual({ view: 'loginMfa', title: 'loginMfa.title', width: 489, step: null })
  })

  it('leaves when it is done', async () => {
    const running = start()
    running.submit()
    await running.logIn.last().resolve(wren)
    expect(running.shown()).toMatchObject({ view: 'leaving', title: 'leaving.titleLoggingIn' })
    expect(connectLeaving(running.actor.getSnapshot())).toEqual({ scene: 'back' })
  })
})
