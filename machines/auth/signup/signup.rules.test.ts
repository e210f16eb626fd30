import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../src/api/failure.ts'
import { defaultPolicy, resolvePolicy } from '../../../src/domain/policy/policy.ts'
import type { SocialError } from '../../../src/errors/auth/login.errors.ts'
import { ProviderUnavailable } from '../../../src/platform/platform.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused } from '../../testing/auth.ts'
import { fields, registered, signupOn, today, type SignupGiven } from '../../testing/signup.ts'

const startSignup = (given?: SignupGiven) => signupOn(createManualClock(), given)

describe("§5 the form's own rules, before anything is sent", () => {
  it.each([
    [{ email: ' ' }, { email: 'signup.emailRequired' }],
    [{ email: 'robin@' }, { email: 'signup.emailFormat' }],
    [{ email: 'robin@yahoo.con' }, { email: 'signup.emailRejected' }],
    [{ password: 'a' }, { password: 'signup.passwordTooShort' }],
    [{ password: 'pässwörd' }, { password: 'signup.passwordNonAscii' }],
    [{ password: 'robin@example.com' }, { password: 'signup.passwordIsUsername' }],
    [{ password: '123456' }, { password: 'signup.passwordWeak' }],
    [{ birthday: '' }, { birthday: 'signup.birthdayRequired' }],
    [{ birthday: '2014-02-29' }, { birthday: 'signup.birthdayInvalid' }],
    [{ birthday: '1900-01-01' }, { birthday: 'signup.overage' }],
  ] as const)('%j', (typed, errors) => {
    const { at, checkEmailExists, context, emitted, submit } = startSignup()
    submit(typed)
    expect([at(), context().errors, checkEmailExists.calls]).toEqual(['editing.signup.typing', errors, []])
    expect(emitted).toEqual([
      {
        type: 'toast.shown',
        message: Object.values<string>(errors)[0]?.replace('.', '.error.'),
        serverMessage: null,
        duration: 'validationToast',
        kind: 'alert',
      },
    ])
  })

  it('all at once at their fields, the first of them as a toast for 3.5 s', () => {
    const { context, emitted, submit } = startSignup()
    submit({ email: '', password: '', birthday: '' })
    expect(context().errors).toEqual({
      email: 'signup.emailRequired',
      password: 'signup.passwordTooShort',
      birthday: 'signup.birthdayRequired',
    })
    expect(emitted).toMatchObject([{ message: 'signup.error.emailRequired' }])
    expect(defaultPolicy.timing.validationToast).toBe(3_500)
  })

  it('six characters of a password are enough in the modal, or what the policy says', () => {
    const six = startSignup()
    six.submit({ password: 'k8!mzq' })
    expect(six.at()).toBe('submitting.checkingEmail.waiting')
    const eight = startSignup({ policy: resolvePolicy({ passwordMinimum: { modal: 8 } }) })
    eight.submit({ password: 'k8!mzq' })
    expect(eight.context().errors).toEqual({ password: 'signup.passwordTooShort' })
  })

  it('F8 a year typed digit by digit is no error, and changing a field takes its own back', () => {
    const { context, send, submit } = startSignup()
    for (const value of ['', '0001-05-17', '0019-05-17', '0199-05-17', '1990-05-17'])
      send({ type: 'birthday.changed', value })
    expect(context().errors).toEqual({})
    submit({ password: 'a', birthday: '' })
    send({ type: 'birthday.changed', value: '1990-05-17' })
    expect(context().errors).toEqual({ password: 'signup.passwordTooShort' })
    send({ type: 'password.changed', value: 'correct' })
    expect(context().errors).toEqual({})
  })

  it("F9 the day is the one that the app's clock says at the submit", () => {
    const stateOf = (year: number) => {
      const { at, send } = startSignup()
      send({
        type: 'form.submitted',
        ...fields,
        birthday: '2011-01-01',
        today: { ...today, year, month: 1, day: 1 },
      })
      return at()
    }
    expect([2023, 2024].map(stateOf)).toEqual(['underage', 'submitting.checkingEmail.waiting'])
  })

  it('J14 what stands in the DOM counts, though nobody was told', () => {
    const { checkEmailExists, context, submit } = startSignup()
    submit()
    expect([checkEmailExists.last().input, context()]).toMatchObject([{ email: fields.email }, fields])
  })
})

const young = { birthday: '2020-01-01' }

describe('§4 Underage', () => {
  const byRule = () => {
    const running = startSignup()
    running.submit(young)
    return running
  }
  const byServer = async () => {
    const running = startSignup()
    await running.submitUpTo('register')
    await running.register.last().reject(refused('underage'))
    return running
  }

  it.each([
    ['the form’s own rule', byRule],
    ['the server', byServer],
  ] as const)('by %s: the flag is set and the birthday is asked about', async (_, come) => {
    const { actor, at, register, setUnderageFlag, ...rest } = await come()
    expect([
      at(),
      setUnderageFlag.calls.length,
      actor.getSnapshot().hasTag('view:UnderageConfirmation'),
    ]).toEqual(['underage', 1, true])
    expect(rest.context().errors).toEqual({})
    expect(register.calls.length).toBe(come === byServer ? 1 : 0)
  })

  it('by the validation of the birthday, too', async () => {
    const { at, submitUpTo, validateBirthday } = startSignup()
    await submitUpTo('validateBirthday')
    await validateBirthday.last().reject(refused('underage'))
    expect(at()).toBe('underage')
  })

  it('another mistake is mended first', () => {
    const { at, context, setUnderageFlag, submit } = startSignup()
    submit({ ...young, password: 'a' })
    expect([at(), setUnderageFlag.calls, context().errors]).toMatchObject([
      'editing.signup.typing',
      [],
      { password: 'signup.passwordTooShort' },
    ])
  })

  it('C10 Edit leads back to the form with the birthday; an older one changes nothing', () => {
    const { at, checkEmailExists, children, context, send, submit } = byRule()
    children().underage?.send({ type: 'edit.requested' })
    expect([at(), context().birthday, context().errors]).toEqual([
      'correcting',
      young.birthday,
      { notice: 'signup.ineligible' },
    ])
    send({ type: 'birthday.changed', value: '1990-05-17' })
    submit()
    expect([at(), context().errors, checkEmailExists.calls]).toEqual([
      'correcting',
      { notice: 'signup.ineligible' },
      [],
    ])
  })

  it('Confirm ends it: turned away', () => {
    const { actor, children, clock } = byRule()
    children().underage?.send({ type: 'birthday.confirmed' })
    clock.advance(defaultPolicy.timing.underageRedirect)
    expect(actor.getSnapshot().output).toEqual({ outcome: 'turnedAway' })
  })

  it('C9 a flag that cannot be set does not stop it', async () => {
    const { at, setUnderageFlag } = byRule()
    await setUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('underage')
  })

  it.each(['plain', 'strict'] as const)(
    'C9 a flag from before disables the form and says so (%s)',
    async (mode) => {
      const { at, checkEmailExists, context, readUnderageFlag, send, submit } = startSignup({ mode })
      await readUnderageFlag.last().resolve(true)
      submit()
      expect([at(), context().errors, checkEmailExists.calls]).toEqual([
        'ineligible',
        { notice: 'signup.ineligible' },
        [],
      ])
      send({ type: 'login.requested' })
      expect(at()).toBe('loginRequested')
    },
  )

  it('C9 a flag that another tab has set meanwhile stops the submit', async () => {
    const { at, checkEmailExists, readUnderageFlag, submit } = startSignup()
    await readUnderageFlag.last().resolve(false)
    submit()
    await readUnderageFlag.last().resolve(true)
    expect([at(), checkEmailExists.last().signal.aborted]).toEqual(['ineligible', true])
  })

  it('C9 a flag that cannot be read blocks nobody', async () => {
    const { at, readUnderageFlag } = startSignup()
    await readUnderageFlag.last().reject(new Error('blocked'))
    expect(at()).toBe('editing.signup.typing')
  })
})

const required = [
  'terms',
  'collectionUsePersonalInfo',
  'thirdPartyProvisionPersonalInfo',
  'overseasTransferPersonalInfo',
] as const

describe('§4 the consent step', () => {
  async function startConsents() {
    const running = startSignup({ needsConsents: true })
    await running.submitUpTo('register')
    expect([running.at(), running.register.calls]).toEqual(['consents', []])
    return running
  }

  it('H5 H6 nobody is registered without the required four; what was ticked goes along', async () => {
    const { at, children, register } = await startConsents()
    const consents = () => children().consents
    for (const key of required) {
      consents()?.send({ type: 'form.submitted' })
      expect(at()).toBe('consents')
      consents()?.send({ type: 'consent.toggled', key })
    }
    consents()?.send({ type: 'form.submitted' })
    expect([at(), register.last().input.extras]).toEqual([
      'submitting.registering.waiting',
      { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: true },
    ])
  })

  it('H6 off, or given already, it is skipped', async () => {
    const { at, children, register, submitUpTo } = await startConsents()
    children().consents?.send({ type: 'all.toggled' })
    children().consents?.send({ type: 'form.submitted' })
    await register.last().reject(new ApiFailure('offline'))
    await submitUpTo('register')
    expect([at(), register.last().input.extras]).toEqual([
      'submitting.registering.waiting',
      { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: false },
    ])
    await register.last().resolve(registered)
  })

  it('H7 Back leads to the form with everything kept', async () => {
    const { at, children, context } = await startConsents()
    children().consents?.send({ type: 'back.requested' })
    expect([at(), context()]).toMatchObject(['editing.signup.typing', fields])
  })
})

describe('§4, §8 a provider', () => {
  it('that vouches for the person ends the form with its token', () => {
    const { actor, choose, openPopup } = startSignup()
    choose('line')
    openPopup.last().send({ type: 'popup.answered', data: { line_id_token: 't' } })
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'connected',
      provider: 'line',
      credentials: { line_id_token: 't' },
    })
  })

  it.each([
    ['popup.blocked', 'popupBlocked'],
    ['popup.windowUndefined', 'windowUndefined'],
  ] as const)('B6 %s is said over the form, which is usable again', (type, row: SocialError) => {
    const { at, choose, context, openPopup, submit } = startSignup()
    choose('facebook')
    openPopup.last().send({ type })
    expect([at(), context().errors]).toEqual(['editing.signup.typing', { notice: `social.${row}` }])
    submit()
    expect(context().errors).toEqual({})
  })

  it("B10 whose script is blocked isn't available: a dialog says so, and leads back", async () => {
    const { at, choose, context, loadProvider, send } = startSignup()
    choose('google')
    await loadProvider.last().reject(new ProviderUnavailable('google'))
    expect([at(), context().provider]).toEqual(['providerUnavailable', 'google'])
    send({ type: 'notice.closed' })
    expect(at()).toBe('editing.signup.typing')
  })

  it('B12 a second click focuses the open popup; Cancel closes it', () => {
    const { at, choose, openPopup, send } = startSignup()
    choose('facebook')
    choose('facebook')
    expect([openPopup.lives.length, openPopup.last().heard.length]).toEqual([1, 1])
    send({ type: 'submit.cancelled' })
    expect([at(), openPopup.last().isOver]).toEqual(['editing.signup.typing', true])
  })
})
