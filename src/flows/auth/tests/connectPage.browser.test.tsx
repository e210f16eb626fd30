import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { allText, press, see, soon } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { createMemoryPlatform } from '../../../platform/memory.ts'
import type { ProviderOptions } from '../../../platform/sdk/providers.ts'
import { ConnectPage } from '../connect/ConnectPage.tsx'

const script = (code: string) => `data:text/javascript,${encodeURIComponent(code)}//connectPage`

/** A fake of LINE's script: what it knows of the visitor is `window.lineUser`; leaving for LINE's page is counted. */
const line = script(`window.liff={
  async init({liffId}){if(!liffId)throw new Error('liffId')},
  isLoggedIn(){return Boolean(window.lineUser)},
  getIDToken(){return window.lineUser.token},
  getDecodedIDToken(){return {exp:window.lineUser.exp}},
  logout(){window.lineUser=undefined},
  login({redirectUri}){window.leftFor=redirectUri},
}`)
const google = script(`window.google={accounts:{id:{
  initialize(options){window.options=options},
  prompt(){throw new Error('The prompt is not for a page that is there for its button.')},
  renderButton(element){const b=document.createElement('button');b.textContent='The button of Google';
    b.onclick=()=>window.options.callback({credential:'google-token'});element.append(b)},
}}}`)

const inAnHour = () => Date.now() / 1_000 + 3_600

afterEach(() => {
  for (const tag of document.querySelectorAll('script[src^="data:"]')) tag.remove()
  for (const name of ['liff', 'lineUser', 'leftFor', 'google', 'options'])
    Reflect.deleteProperty(window, name)
})

/** The popup's page, with the real scripts' ports and a window that records. */
function popupAt(path: string, providers: ProviderOptions) {
  const { navigation, window } = createMemoryPlatform({
    href: `https://tackboard.example/connect/${path}`,
    window: { hasOpener: true },
  })
  return {
    platform: { ...createBrowserPlatform({ providers }), navigation, window },
    tells: (message: object) =>
      soon(() =>
        expect([window.reported, window.isClosed]).toEqual([
          [{ message, targetOrigin: 'https://tackboard.example' }],
          true,
        ]),
      ),
  }
}

/** The query that the provider leads back with. */
function ledBackWith(query: string) {
  const { href } = location
  const url = new URL(href)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  history.replaceState(null, '', url)
  onTestFinished(() => history.replaceState(null, '', href))
}

describe.each(modes)('D6 the page in LINE’s popup, %s', (_, mount) => {
  const lineAt = (path = 'line/') => popupAt(path, { line: { liffId: '1-a', src: line } })

  it('D6 leaves for LINE’s page, which leads back to it', async () => {
    const { platform } = lineAt()
    mount(<ConnectPage />, { platform })
    await see('Connect with LINE')
    await soon(() => expect(window).toHaveProperty('leftFor', location.href))
    expect(allText()).not.toContain('Facebook')
  })

  it('D6 back from there, it tells the token and closes', async () => {
    Reflect.set(window, 'lineUser', { token: 'line-token', exp: inAnHour() })
    const { platform, tells } = lineAt()
    mount(<ConnectPage />, { platform })
    await tells({ line_id_token: 'line-token' })
    expect(window).not.toHaveProperty('leftFor')
  })

  it('D6 a token of an earlier visit that has expired is not used', async () => {
    Reflect.set(window, 'lineUser', { token: 'line-token', exp: 1 })
    const { platform } = lineAt()
    mount(<ConnectPage />, { platform })
    await soon(() => expect(window).toHaveProperty('leftFor'))
  })

  it.each([
    ['error=access_denied', 'not_authorized', 'You must authorize'],
    ['error=server_error', 'unknown', 'Couldn’t connect.'],
    ['code=1', 'unknown', 'Couldn’t connect.'],
  ])('D6 P9 led back with %s, it says so and does not leave again', async (query, error, sentence) => {
    ledBackWith(query)
    const { platform, tells } = lineAt()
    mount(<ConnectPage />, { platform })
    await see(sentence)
    await tells({ error })
    expect(window).not.toHaveProperty('leftFor')
  })

  it('D6 without an ID of its own, LINE is not available on it', async () => {
    const { platform } = popupAt('line/', { line: true })
    mount(<ConnectPage />, { platform })
    await see('Oops! LINE isn’t available')
    expect(platform.window.reported).toEqual([])
  })
})

const [[, mount]] = modes

it('P9 the page in Google’s popup has Google’s own button', async () => {
  const { platform, tells } = popupAt('google/', { google: { clientId: 'client-1', src: google } })
  mount(<ConnectPage />, { platform })
  await see('Connect with Google')
  await press('The button of Google')
  await tells({ google_open_id_token: 'google-token' })
  expect(allText()).not.toContain('Facebook')
})

it('D6 the provider can be named, whatever the address', async () => {
  const { platform } = popupAt('callback/', { line: { liffId: '1-a', src: line } })
  mount(<ConnectPage provider="line" />, { platform })
  await see('Connect with LINE')
  expect(allText()).not.toContain('Facebook')
})
