import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startSocialSignup, tokens, type StartOptions } from '../../../testing/machines/socialSignup.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)

describe.each(['plain', 'strict'] as const)(
  '§4 consents of a social sign-up, and what is known already (%s)',
  (mode) => {
    it('consents come before the registration; H7 back keeps email and birthday; H6 they cannot be skipped', async () => {
      const { actor, at, context, readUnderageFlag, register, submitBirthday, toBirthday } = start({
        mode,
        needsConsents: true,
      })
      await toBirthday()
      submitBirthday()
      expect([at(), register.calls]).toEqual(['consents.afterBirthday', []])
      actor.getSnapshot().children.consents?.send({ type: 'back.requested' })
      expect([at(), context()]).toMatchObject([
        'collectingBirthday.entering',
        { email: 'robin@example.com', birthday: '1990-05-17' },
      ])
      submitBirthday()
      actor.getSnapshot().children.consents?.send({ type: 'all.toggled' })
      actor.getSnapshot().children.consents?.send({ type: 'form.submitted' })
      await readUnderageFlag.last().resolve(false)
      expect(register.last().input).toMatchObject({ extras: { kr_privacy_consent_opt_in: true } })
    })

    it('consents that were already given are sent, and not asked for again', async () => {
      const extras = { kr_privacy_consent_opt_in: true, marketing_notifs_opt_out: true }
      const { at, register, toRegister } = start({ mode, needsConsents: true, extras })
      await toRegister()
      expect([at(), register.last().input]).toMatchObject(['registering.calling.waiting', { extras }])
    })

    it.each([
      ['the birthday form, where that came before', 'collectingBirthday.entering'],
      ['the email form, where that came before', 'collectingEmail'],
      ['the sign-up, where nothing was asked before', 'declined'],
    ])('§4 the consent back button leads to %s', async (_, state) => {
      const { actor, at, begin, checkEmailExists, send, submitBirthday, submitEmail, toBirthday } = start({
        mode,
        needsConsents: true,
      })
      if (state === 'declined') await begin({ email: 'robin@example.com', birthday: '1990-05-17' })
      else if (state === 'collectingEmail') {
        await begin({ birthday: '1990-05-17' })
        send({ type: 'typing.chosen' })
        submitEmail()
        await checkEmailExists.last().resolve(false)
      } else {
        await toBirthday()
        submitBirthday()
      }
      expect(at()).toMatch(/^consents/)
      actor.getSnapshot().children.consents?.send({ type: 'back.requested' })
      expect(at()).toBe(state)
    })

    it('§3 single sign-on has told who the person is: only the birthday is asked for', async () => {
      const profile = { email: 'robin@acme.example', first_name: 'Robin', last_name: 'Vale' }
      const { at, begin, readUnderageFlag, register, submitBirthday } = start({ mode, type: 'sso', profile })
      await begin(null)
      expect(at()).toBe('collectingBirthday.entering')
      submitBirthday()
      await readUnderageFlag.last().resolve(false)
      expect(register.last().input).toMatchObject({
        type: 'sso',
        credentials: tokens.sso,
        profile,
        email: 'robin@acme.example',
      })
    })
  },
)
