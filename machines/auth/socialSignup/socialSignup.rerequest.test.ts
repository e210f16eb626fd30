import { describe, expect, it } from 'vitest'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { createManualClock } from '../../../src/platform/memory.ts'
import { startSocialSignup, tokens, type StartOptions } from '../../../testing/machines/socialSignup.ts'

const start = (options?: StartOptions) => startSocialSignup(createManualClock(), options)

describe('§4 the email re-request', () => {
  const offered = async () => {
    const running = start()
    await running.begin()
    return running
  }
  const answer = (data: unknown) => ({ type: 'popup.answered' as const, data })

  it('B9 opens the popup in the click, asking for the email alone; B12 a second click brings it to the front', async () => {
    const { at, hasTag, openPopup, send } = await offered()
    expect(hasTag('view:requestEmail')).toBe(true)
    send({ type: 'sharing.chosen' })
    expect([at(), openPopup.last().input]).toEqual([
      'requestingEmail.asking',
      {
        url: '/connect/facebook/?auth_type=rerequest&scope=email&version=v2.7',
        name: 'tackboard-facebook',
        width: 580,
        height: 400,
      },
    ])
    send({ type: 'sharing.chosen' })
    expect([openPopup.runs.length, openPopup.last().received]).toEqual([1, [{ type: 'popup.focused' }]])
  })

  it('a shared email is read with the new token and not typed', async () => {
    const { at, context, openPopup, readProfile, send } = await offered()
    send({ type: 'sharing.chosen' })
    const token = { facebook_id: '2001', facebook_token: 'wider-token' }
    openPopup.last().send(answer(token))
    expect([at(), readProfile.last().input]).toEqual([
      'requestingEmail.reading',
      { type: 'facebook', credentials: token },
    ])
    await readProfile.last().resolve({ email: 'robin@example.com', first_name: 'Robin' })
    expect([at(), context()]).toMatchObject([
      'collectingBirthday.entering',
      { email: 'robin@example.com', credentials: token, profile: { first_name: 'Robin' } },
    ])
  })

  it.each([
    [
      'refused',
      (running: Awaited<ReturnType<typeof offered>>) =>
        running.openPopup.last().send(answer({ error: 'not_authorized' })),
    ],
    [
      "another person's token",
      (running: Awaited<ReturnType<typeof offered>>) =>
        running.openPopup.last().send(answer({ facebook_id: '2002', facebook_token: 't' })),
    ],
    [
      'typed instead',
      (running: Awaited<ReturnType<typeof offered>>) => running.send({ type: 'typing.chosen' }),
    ],
  ])('%s: asks for the email', async (_, happen) => {
    const running = await offered()
    running.send({ type: 'sharing.chosen' })
    happen(running)
    expect([running.at(), running.context().credentials, running.openPopup.last().isStopped]).toEqual([
      'collectingEmail',
      tokens.facebook,
      true,
    ])
  })

  it('B6 a blocked window is reported on the same page, where the email can be shared again or typed', async () => {
    const { at, emitted, hasTag, openPopup, send } = await offered()
    send({ type: 'sharing.chosen' })
    openPopup.last().send({ type: 'popup.blocked' })
    expect([at(), hasTag('view:requestEmail'), emitted]).toEqual([
      'requestingEmail.blocked',
      true,
      [
        {
          type: 'attempt.failed',
          row: 'social.popupBlocked',
          failure: null,
          provider: 'facebook',
          reason: 'POPUP_DISABLED',
        },
      ],
    ])
    send({ type: 'sharing.chosen' })
    expect([at(), openPopup.runs.length]).toEqual(['requestingEmail.asking', 2])
  })

  it('B7 a window closed early reports OTHER_ERROR, any other answer its row', async () => {
    const { at, clock, emitted, openPopup, send } = await offered()
    send({ type: 'sharing.chosen' })
    openPopup.last().send({ type: 'popup.closed' })
    clock.advance(defaultPolicy.timing.popupCloseGrace)
    expect([at(), emitted]).toMatchObject([
      'collectingEmail',
      [{ row: 'social.popupClosed', provider: 'facebook', reason: 'OTHER_ERROR' }],
    ])
    const refusing = await offered()
    refusing.send({ type: 'sharing.chosen' })
    refusing.openPopup.last().send(answer({ error: 'not_authorized' }))
    expect(refusing.emitted).toMatchObject([{ row: 'social.refused', provider: 'facebook' }])
  })

  it.each(['without an email', 'unread', 'timed out'])(
    'a second profile %s: asks for the email, and the provider not a third time',
    async (how) => {
      const { at, checkEmailExists, clock, openPopup, readProfile, send, submitEmail } = await offered()
      send({ type: 'sharing.chosen' })
      openPopup.last().send(answer(tokens.facebook))
      if (how === 'unread') await readProfile.last().reject(new Error('x'))
      else if (how === 'timed out') clock.advance(defaultPolicy.timing.requestTimeout)
      else await readProfile.last().resolve({})
      expect(at()).toBe('collectingEmail')
      submitEmail()
      await checkEmailExists.last().resolve(false)
      expect(at()).toBe('collectingBirthday.entering')
    },
  )
})
