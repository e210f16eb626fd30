import { describe, expect, it } from 'vitest'
import { createManualClock } from '../../../src/platform/memory.ts'
import { refused, wren } from '../../../testing/machines/auth.ts'
import { startAuth } from '../../../testing/machines/authFlow.ts'

const start = (options?: Parameters<typeof startAuth>[1]) => startAuth(createManualClock(), options)

const softBanned = { type: 'notice.opened', notice: 'softBanned' } as const

describe('§2 aec selects the soft-banned modal where the flow starts with the sign-up, too', () => {
  it.each([
    ['the form', { isSignupLoaded: true }],
    ['the form that is still loading', {}],
  ])('over %s: it has an account, so the log-in form is below it', (_, options) => {
    const { childAt, send, at } = start({ startsWith: 'signup', ...options })
    send(softBanned)
    expect([at(), childAt('login')]).toEqual(['login', 'notice.softBanned'])
  })

  it('over a form that could not be loaded', async () => {
    const { childAt, loadSignup, send, at } = start({ startsWith: 'signup' })
    await loadSignup.last().reject(new Error('offline'))
    send(softBanned)
    expect([at(), childAt('login')]).toEqual(['login', 'notice.softBanned'])
  })
})

describe('§3 autologin: a token that the page already has', () => {
  const resumeWith = { facebook_id: '1001', facebook_token: 't' }

  it.each([{}, { isPersonalized: true }, { startsWith: 'signup' as const, isSignupLoaded: true }])(
    'is sent at once, without a click: %j',
    async (options) => {
      const { emitted, logIn, at } = start({ resumeWith, ...options })
      expect(logIn.calls.map(({ input }) => input.credentials)).toEqual([resumeWith])
      await logIn.last().resolve(wren)
      expect(at()).toBe('loggedIn')
      expect(emitted).toMatchObject([{ type: 'auth.loggedIn', provider: 'facebook', isNew: false }])
    },
  )

  it('is sent once: after a failure the form waits for the user', async () => {
    const { childAt, logIn } = start({ resumeWith })
    await logIn.last().reject(new Error('refused'))
    expect([childAt('login'), logIn.calls.length]).toEqual(['editing.typing', 1])
  })

  it.each(['refused', 'cancelled'])(
    '§2 aec beside it: its dialog opens once the log-in has been %s',
    async (how) => {
      const { childAt, logIn, login, send } = start({ resumeWith })
      send(softBanned)
      expect(childAt('login')).toBe('submitting.waiting')
      if (how === 'refused') await logIn.last().reject(new Error('refused'))
      else login()?.send({ type: 'submit.cancelled' })
      expect(childAt('login')).toBe('notice.softBanned')
      login()?.send({ type: 'notice.closed' })
      expect([childAt('login'), logIn.calls.length]).toEqual(['editing.typing', 1])
    },
  )

  it('§2 aec beside it: first the dialog of the log-in, then its own', async () => {
    const { childAt, logIn, login, send } = start({ resumeWith })
    send(softBanned)
    await logIn.last().reject(refused('suspended'))
    expect(childAt('login')).toBe('notice.deactivated')
    login()?.send({ type: 'notice.closed' })
    expect(childAt('login')).toBe('notice.softBanned')
  })

  it('is not sent for somebody who is fully logged in', () => {
    const { logIn, at } = start({ resumeWith, isFullyLoggedIn: true })
    expect([at(), logIn.calls]).toEqual(['alreadyLoggedIn', []])
  })
})
