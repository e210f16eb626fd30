import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { leavesOf } from '../../../testing/machines/leaves.ts'
import { wren } from '../../../testing/machines/auth.ts'
import { startSocialSignup, tokens, type StartOptions } from '../../../testing/machines/socialSignup.ts'
import { socialSignupMachine } from './socialSignup.machine.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)

it('asks for what the provider left out, registers, and ends with the outcome', () => {
  expect(leavesOf(socialSignupMachine).map(({ name }) => name.slice('socialSignup.'.length))).toEqual([
    'starting',
    'readingProfile',
    'deciding',
    'decidingAfterEmail',
    'requestingEmail.offering',
    'requestingEmail.blocked',
    'requestingEmail.asking',
    'requestingEmail.reading',
    'collectingEmail',
    'checkingEmail.waiting',
    'checkingEmail.slow',
    'emailExists',
    'collectingBirthday.entering',
    'collectingBirthday.blocked',
    'consents.first',
    'consents.afterEmail',
    'consents.afterBirthday',
    'registering.checkingAge',
    'registering.calling.waiting',
    'registering.calling.slow',
    'registeringWithEmail.checkingAge',
    'registeringWithEmail.calling.waiting',
    'registeringWithEmail.calling.slow',
    'judging',
    'answered',
    'respondMessage',
    'underage',
    'registered',
    'declined',
    'existing',
    'prevented',
    'turnedAway',
  ])
})

describe.each(['plain', 'strict'] as const)(
  '§4 Social sign-up, by the profile of the provider (%s)',
  (mode) => {
    it.each([
      ['facebook', 'an email', { email: 'robin@example.com' }, 'collectingBirthday.entering'],
      ['facebook', 'no email', {}, 'requestingEmail.offering'],
      [
        'facebook',
        'everything',
        { email: 'robin@example.com', birthday: '1990-05-17' },
        'registering.checkingAge',
      ],
      ['google', 'a name', { first_name: 'Robin' }, 'collectingBirthday.entering'],
      ['google_one_tap', 'a name', { first_name: 'Robin' }, 'collectingBirthday.entering'],
      ['line', 'nothing', {}, 'collectingEmail'],
      ['sso', 'nothing', {}, 'collectingEmail'],
    ] as const)('%s telling %s', async (type, _, profile, state) => {
      const { at, begin, readProfile } = start({ mode, type })
      expect(at()).toBe('starting')
      await begin(profile)
      expect(at()).toBe(state)
      const isRead = type === 'facebook' || type.startsWith('google')
      expect(readProfile.calls.map(({ input }) => input)).toEqual(
        isRead ? [{ type, credentials: tokens[type] }] : [],
      )
    })

    it('registers with everything collected, and ends with the user and the credentials', async () => {
      const { actor, register, registered, toRegister } = start({ mode })
      await toRegister()
      expect(register.last().input).toEqual({
        type: 'facebook',
        credentials: tokens.facebook,
        profile: {},
        email: 'robin@example.com',
        birthday: '1990-05-17',
        country: 'US',
        extras: null,
      })
      await registered()
      expect(actor.getSnapshot()).toMatchObject({
        status: 'done',
        value: 'registered',
        output: { outcome: 'registered', user: wren, credentials: tokens.facebook },
      })
    })

    it('§2 respondMessage: shows the server’s message before going on', async () => {
      const { at, context, registered, send, toRegister } = start({ mode })
      await toRegister()
      await registered('Welcome, Robin.')
      expect([at(), context().serverMessage]).toEqual(['respondMessage', 'Welcome, Robin.'])
      send({ type: 'message.closed' })
      expect(at()).toBe('registered')
    })

    it('an email that has an account: log in with it, or use another; the field keeps the first one', async () => {
      const { actor, at, checkEmailExists, context, send, submitEmail, toEmail } = start({ mode })
      await toEmail()
      submitEmail(' Wren@Example.com ')
      expect(checkEmailExists.last().input).toEqual({ email: 'Wren@Example.com' })
      await checkEmailExists.last().resolve(true)
      expect(at()).toBe('emailExists')
      send({ type: 'typing.chosen' })
      expect([at(), context().email]).toEqual(['collectingEmail', ' Wren@Example.com '])
      submitEmail('wren@example.com')
      await checkEmailExists.last().resolve(true)
      send({ type: 'login.chosen' })
      expect(actor.getSnapshot().output).toEqual({ outcome: 'existing', email: 'wren@example.com' })
    })

    it.each([
      'requestingEmail.offering',
      'collectingEmail',
      'checkingEmail.waiting',
      'collectingBirthday.entering',
      'registering.calling.waiting',
    ])("'Not now' leads from %s back to the sign-up, and aborts; D6 nothing is left", async (state) => {
      const running = start({ mode })
      await running.begin()
      if (state === 'checkingEmail.waiting') running.send({ type: 'typing.chosen' })
      if (state === 'checkingEmail.waiting') running.submitEmail()
      if (state === 'collectingEmail') running.send({ type: 'typing.chosen' })
      if (state === 'collectingBirthday.entering' || state === 'registering.calling.waiting') {
        running.send({ type: 'typing.chosen' })
        running.submitEmail()
        await running.checkEmailExists.last().resolve(false)
      }
      if (state === 'registering.calling.waiting') {
        running.submitBirthday()
        await running.readUnderageFlag.last().resolve(false)
      }
      expect(running.at()).toBe(state)
      running.send({ type: 'signup.declined' })
      expect(running.actor.getSnapshot().output).toEqual({ outcome: 'declined' })
      expect(running.register.calls.filter(({ signal }) => !signal.aborted)).toEqual([])
      expect(running.clock.pending).toBe(0)
    })

    it('D1 submitting either step twice makes one call', async () => {
      const { checkEmailExists, readUnderageFlag, register, submitBirthday, submitEmail, toEmail } = start({
        mode,
      })
      await toEmail()
      submitEmail()
      submitEmail()
      expect(checkEmailExists.calls).toHaveLength(1)
      await checkEmailExists.last().resolve(false)
      submitBirthday()
      submitBirthday()
      await readUnderageFlag.last().resolve(false)
      submitBirthday()
      expect(register.calls).toHaveLength(1)
    })
  },
)
