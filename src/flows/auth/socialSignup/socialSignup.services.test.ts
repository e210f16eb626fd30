import { describe, expect, it } from 'vitest'
import { googleStranger } from '../../../../mocks/fixtures/strangers.ts'
import { mockNetwork } from '../../../../mocks/testing/network.ts'
import { resolvePolicy } from '../../../domain/policy/policy.ts'
import { UNDERAGE_KEY } from '../signup/underageFlag.ts'
import { until } from '../testing/authServices.ts'
import { facebook, startSocialSignupOn } from '../testing/socialSignupServices.ts'

const start = startSocialSignupOn(mockNetwork())

describe('§4 the email re-request, through window and script', () => {
  it('by the window: the wider token is read and sent', async () => {
    const { enterBirthday, platform, reach, registered, send, sent } = start({
      ...facebook('private'),
      scenario: 'socialSignup.sharesEmail',
    })
    await reach('requestingEmail.offering')
    send({ type: 'sharing.chosen' })
    await reach('collectingBirthday.entering')
    expect(platform.popup.last?.listeners).toBe(0)
    enterBirthday()
    await registered()
    expect(sent()).toMatchObject({ facebook_token: 'facebook-private-shared', email: 'robin@example.com' })
  })

  it('by the script, where the policy says so', async () => {
    const { enterBirthday, platform, reach, send } = start({
      ...facebook('private'),
      providers: { facebook: { token: { facebook_id: '2001', facebook_token: 'facebook-private-shared' } } },
      config: { policy: resolvePolicy({ transports: { facebook: 'sdk' } }) },
    })
    await reach('requestingEmail.offering')
    send({ type: 'sharing.chosen' })
    await reach('collectingBirthday.entering')
    expect([platform.providers.rerequested, platform.providers.asked, platform.popup.opened]).toEqual([
      ['facebook'],
      [],
      [],
    ])
    enterBirthday()
  })
})

describe('faults', () => {
  it('C9 a flag on this device: nothing is asked of anyone', async () => {
    const { calls, reach } = start({ ...facebook('stranger'), stored: { [UNDERAGE_KEY]: '1' } })
    await reach('collectingBirthday.blocked')
    expect(calls).toEqual([])
  })

  it('C9 a confirmed birthday sets the flag, also where storage is blocked: this visit stays blocked', async () => {
    const { enterBirthday, platform, reach, snapshot } = start({
      ...facebook('stranger'),
      storage: 'blocked',
    })
    await reach('collectingBirthday.entering')
    enterBirthday('2015-01-01')
    await reach('underage')
    for (const type of ['birthday.confirmed', 'edit.requested'] as const)
      snapshot().children.underage?.send({ type })
    expect(snapshot().value).toEqual({ collectingBirthday: 'blocked' })
    const again = start({ ...facebook('stranger'), config: { platform } })
    await again.reach('collectingBirthday.blocked')
  })

  it('D6 a sign-up that is left aborts its call', async () => {
    const { actor, calls, enterBirthday, reach } = start({
      ...facebook('stranger'),
      scenario: 'socialSignup.registerNeverAnswers',
    })
    await reach('collectingBirthday.entering')
    enterBirthday()
    await reach('registering.calling.waiting')
    actor.stop()
    expect(calls.at(-1)?.signal?.aborted).toBe(true)
  })

  it.each(['offline', 'socialSignup.registerFails'] as const)(
    'D8 %s: the form is back, with the birthday',
    async (name) => {
      const { enterBirthday, reach, snapshot } = start({
        type: 'google',
        credentials: { google_open_id_token: googleStranger },
        scenario: name,
      })
      await reach('collectingBirthday.entering')
      enterBirthday()
      await until(() => snapshot().context.failure !== null)
      await reach('collectingBirthday.entering')
      expect(snapshot().context).toMatchObject({
        birthday: '1990-05-17',
        errors: { notice: name === 'offline' ? 'signup.offline' : 'signup.other' },
      })
    },
  )
})
