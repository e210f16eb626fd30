import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, isGone, press, see, soon } from '../../../../testing/stage/person.ts'
import { OneTap } from './OneTap.tsx'

const browser = {
  href: 'https://tackboard.example/ideas/',
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36',
}
const prompt = { browser, experiments: { one_tap: true } }
const button = { browser, experiments: { one_tap_button: true } }
/** Longer than any toast, in milliseconds. */
const LONG = 20_000
const toasts = () => [...document.querySelectorAll('[data-ui="toast"]')].map(({ textContent }) => textContent)

describe.each(modes)('One-tap on a page, %s', (_, mount) => {
  it.each([
    ['a log-in', prompt],
    ['a log-in by the button', button],
    ['a registration', { ...prompt, given: 'oneTap.newcomer' }],
  ] as const)('D10 shows nothing any more after %s that the app handles', async (_name, options) => {
    const onLoggedIn = vi.fn<() => void>()
    const { clock, host } = mount(<OneTap onLoggedIn={onLoggedIn} />, options)
    if (options === button) await press('Continue with Google')
    await soon(() => {
      clock.advance(1_000)
      expect(onLoggedIn).toHaveBeenCalledOnce()
    })
    await soon(() => expect([host.textContent, document.querySelector('dialog')]).toEqual(['', null]))
  })

  it('D7 logs in with one call and continues with one redirect', async () => {
    const { calls, platform } = mount(<OneTap />, prompt)
    await soon(() => expect(platform.navigation.visited).toEqual(['/ideas/']))
    expect(calls.map(({ name }) => name)).toEqual(['logIn'])
  })

  it('draws nothing on a server, and hydrates without a word (I2)', async () => {
    const { platform, consoleOutput } = mount(<OneTap />, { ...prompt, isHydrated: true })
    await soon(() => expect(platform.navigation.visited).toEqual(['/ideas/']))
    expect(consoleOutput).toEqual([])
  })

  it('D1 the button used twice in one moment is one call', async () => {
    const { calls, platform } = mount(<OneTap />, button)
    const used = await soon(() => {
      const found = [...document.querySelectorAll<HTMLElement>('section button')].find(
        ({ textContent }) => textContent === 'Continue with Google',
      )
      if (!found) throw new Error('There is no button.')
      return found
    })
    used.click()
    used.click()
    await soon(() => expect(platform.navigation.visited).toEqual(['/ideas/']))
    expect(calls.map(({ name }) => name)).toEqual(['logIn'])
  })

  it('focus is not lost with the button that failed', async () => {
    mount(<OneTap />, { ...button, given: 'oneTap.offline' })
    await press('Continue with Google')
    await see('Sorry, we can’t log you in.')
    expect(document.activeElement).toBe(document.querySelector('section'))
  })

  it.each([
    ['two-factor', 'oneTap.mfaRequired', {}, 'Resend code', 'Cancel', 'We sent you a new code!'],
    [
      'the consents',
      'oneTap.newcomer',
      { kr_privacy_consent: true },
      'Next',
      'Back',
      'Agree to all of the required terms to continue.',
    ],
  ] as const)(
    'J6 §9 a toast of %s expires after the step is left, and is not back with the next',
    async (_name, given, experiments, ask, leave, text) => {
      const { clock } = mount(<OneTap />, {
        ...button,
        given,
        experiments: { ...button.experiments, ...experiments },
      })
      await press('Continue with Google')
      // It is not disabled for people, who are told what is missing.
      ;(await byRole('button', ask)).click()
      await soon(() => expect(toasts()).toEqual([text]))
      await press(leave)
      await isGone()
      expect(toasts()).toEqual([text])
      // The pointer stands where the step was, over the toast, which would stay.
      await userEvent.hover(page.elementLocator(document.documentElement), { position: { x: 1, y: 1 } })
      clock.advance(LONG)
      await soon(() => expect(toasts()).toEqual([]))
      await press('Continue with Google')
      await byRole('button', ask)
      expect(toasts()).toEqual([])
    },
  )

  it('D6 I5 taken off the page, it takes everything back: no timer, no call, no redirect', async () => {
    const { calls, clock, platform, unmount } = mount(<OneTap />, {
      ...prompt,
      given: 'oneTap.registerNeverAnswers',
    })
    await see('Welcome to Tackboard!')
    unmount()
    await soon(() => expect(clock.pending).toBe(0))
    expect([
      calls.at(-1)?.isAborted(),
      platform.navigation.visited,
      document.querySelector('dialog'),
    ]).toEqual([true, [], null])
  })

  it('C1 neither the console nor the log contains the token', async () => {
    const { log, consoleOutput, platform } = mount(<OneTap />, prompt)
    await soon(() => expect(platform.navigation.visited).toHaveLength(1))
    expect(JSON.stringify([log, consoleOutput])).not.toContain('google-token')
  })
})
