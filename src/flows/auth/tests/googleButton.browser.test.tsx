import { afterEach, describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { allText, byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { AuthUpsell } from '../shell/AuthUpsell.tsx'
import { LoginFlyout } from '../shell/LoginFlyout.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'

/** A fake of the provider's identity script. What its prompt does is `window.onPrompt`; its button answers with a token. */
const code = `window.google={accounts:{id:{
  initialize(options){window.options=options},
  prompt(hear){window.onPrompt(hear)},
  renderButton(element){const b=document.createElement('button');b.textContent='The button of Google';
    b.onclick=()=>window.options.callback({credential:'google-token'});element.append(b)},
}}}`
const src = `data:text/javascript,${encodeURIComponent(code)}//googleButton`
type Hear = (moment: object) => void
const onPrompt = (act: (hear: Hear) => void) => Reflect.set(window, 'onPrompt', act)

const mountable = {
  platform: () => createBrowserPlatform({ providers: { google: { clientId: 'client-1', src } } }),
  policy: { timing: { slowAnswer: 50 } },
}

afterEach(() => {
  for (const script of document.querySelectorAll('script[src^="data:"]')) script.remove()
  for (const name of ['google', 'options', 'onPrompt']) Reflect.deleteProperty(window, name)
})

const moments: readonly (readonly [string, (hear: Hear) => void])[] = [
  ['is not displayed, as without a session', (hear) => hear({ isNotDisplayed: () => true })],
  ['is skipped, as after it was dismissed lately', (hear) => hear({ isSkippedMoment: () => true })],
  [
    'is dismissed',
    (hear) => hear({ isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }),
  ],
  ['says nothing, as where signing in by third parties is off', () => {}],
]

describe.each(modes)('P9 Google’s prompt, %s', (_mode, mount) => {
  it.each(moments)('P9 that %s: Google’s own button logs in', async (_, act) => {
    onPrompt(act)
    const onLoggedIn = vi.fn<() => void>()
    mount(<LoginPage onLoggedIn={onLoggedIn} />, { ...mountable, platform: mountable.platform() })
    await press('Continue with Google')
    await see('Use Google’s own button')
    expect(allText()).not.toContain('Unknown Error')
    await press('The button of Google')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })
})

const [[, mount]] = modes

describe('P9 Google’s own button, wherever ours is', () => {
  it.each([
    ['a dialog', <AuthModal key="1" onLoggedIn={() => {}} />, []],
    ['the sign-up page', <SignupPage key="2" onLoggedIn={() => {}} />, []],
    ['the choice of how to sign up', <AuthModal key="3" startsWith="signup" onLoggedIn={() => {}} />, []],
    ['the upsell', <AuthUpsell key="4" startsWith="login" onLoggedIn={() => {}} />, []],
    ['the flyout', <LoginFlyout key="5" onLoggedIn={() => {}} />, ['Log in']],
  ])('P9 %s', async (_, node, first) => {
    onPrompt((hear) => hear({ isNotDisplayed: () => true }))
    const { calls } = mount(node, { ...mountable, platform: mountable.platform() })
    for (const name of first) await press(name)
    await press('Continue with Google')
    await see('Use Google’s own button')
    expect(allText()).not.toContain('Unknown Error')
    await press('The button of Google')
    await soon(() => expect(calls.map(({ name }) => name)).toContain('logIn'))
  })

  it('P9 a script that draws no button: the form says so, and can be used', async () => {
    onPrompt((hear) => {
      Reflect.deleteProperty(
        Reflect.get(Reflect.get(window, 'google') as object, 'accounts').id,
        'renderButton',
      )
      hear({ isNotDisplayed: () => true })
    })
    mount(<LoginPage />, { ...mountable, platform: mountable.platform() })
    await press('Continue with Google')
    await see('Sorry, we can’t log you in.')
    expect(await byRole('button', 'Continue with Google')).toBeVisible()
  })
})
