import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { press, soon } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import type { ProviderOptions } from '../../../platform/sdk/providers.ts'
import { LoginFlyout } from '../shell/LoginFlyout.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'

const buttons = () =>
  [...document.querySelectorAll('[data-provider] button')].map((button) => button.textContent?.slice(1))
const divider = () => document.querySelector('[data-at="or"]')?.textContent
const platformOf = (providers?: ProviderOptions) => createBrowserPlatform({ providers })
const all = { facebook: { appId: 'app' }, google: { clientId: 'client' }, line: true } as const

describe.each(modes)('which provider buttons are drawn, %s', (_, mount) => {
  it.each([
    ['log-in', <LoginPage key="1" />],
    ['sign-up', <SignupPage key="2" />],
  ])('the %s page has none, and no divider, if nothing is configured', (_page, node) => {
    mount(node, { platform: platformOf(), country: 'JP' })
    expect(page.getByLabelText('Password', { exact: true }).query()).not.toBeNull()
    expect([buttons(), divider()]).toEqual([[], undefined])
  })

  it('one that is configured has a button, below the divider', () => {
    mount(<LoginPage />, { platform: platformOf({ google: all.google }), country: 'JP' })
    expect([buttons(), divider()]).toEqual([['Continue with Google'], 'or'])
  })

  it('a flow draws the ones it names, in that order; the rule by country still applies', () => {
    const named = <LoginPage providers={['line', 'google', 'facebook']} />
    const { render, unmount } = mount(named, { platform: platformOf(all), country: 'JP' })
    expect(buttons()).toEqual(['Continue with LINE', 'Continue with Google', 'Continue with Facebook'])
    render(<LoginPage providers={[]} />)
    expect([buttons(), divider()]).toEqual([[], undefined])
    unmount()
    mount(named, { platform: platformOf(all), country: 'US' })
    expect(buttons()).toEqual(['Continue with Google', 'Continue with Facebook'])
  })

  it('P9 §6 ‘Connect with Google’ opens a window: it does not run the script that is disabled', async () => {
    const { platform } = mount(<LoginPage />, { experiments: { web_google_disabled: true } })
    await press('Connect with Google')
    await soon(() =>
      expect(platform.popup.opened.map(({ request }) => request.url)).toEqual(['/connect/google/']),
    )
    expect([platform.providers.loaded, platform.providers.asked]).toEqual([[], []])
  })

  it('all flows follow the provider, unless they name their own', async () => {
    const settings = { platform: platformOf(all), providers: ['google'] } as const
    const { render } = mount(<SignupPage />, settings)
    expect(buttons()).toEqual(['Continue with Google'])
    render(<SignupPage providers={['facebook']} />)
    expect(buttons()).toEqual(['Continue with Facebook'])
    render(<LoginFlyout providers={['facebook', 'google']} />)
    await press('Log in')
    await soon(() => expect(buttons()).toEqual(['Continue with Facebook', 'Continue with Google']))
  })
})
