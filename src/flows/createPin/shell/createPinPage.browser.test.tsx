import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes, type MountOptions, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, follow, logIn, see, soon } from '../../../../testing/stage/person.ts'
import { CreatePinPage } from './CreatePinPage.tsx'

const origin = 'https://tackboard.example'
const query = 'url=https%3A%2F%2Fwren.example%2Flakes%3Fa%3D1%26b%3D2&description=Lakes+%26+ponds&x=%C3%A4'
const at = (path: string) => ({ browser: { href: origin + path } })

const open = (mount: Mount, path = `/pin/create/button/?${query}`, options: MountOptions = {}) =>
  mount(<CreatePinPage />, { ...options, browser: { ...at(path).browser, ...options.browser } })

describe.each(modes)('K11 logged out, logs in, comes back, %s', (_, mount) => {
  it.each([
    ['', ''],
    ['&logged_in=true', ''],
    ['&logged_in=true&logged_in=true', ''],
    ['&logged_in=no', ''],
    ['&logged_in=true&y=1', '&y=1'],
  ])('returns to the same path and query, with the marker once (%s)', async (marker, rest) => {
    const { platform, calls } = open(mount, `/pin/create/button/?${query}${marker}`)
    await logIn()
    await soon(() =>
      expect(platform.navigation.visited).toEqual([`/pin/create/button/?${query}${rest}&logged_in=true`]),
    )
    expect(calls.map(({ name }) => name)).not.toContain('createPin')
  })

  it('ignores a `next` of the address, which another page has written', async () => {
    const { platform } = open(mount, `/pin/create/button/?next=https%3A%2F%2Fevil.example%2F`)
    await logIn()
    await soon(() =>
      expect(platform.navigation.visited).toEqual([
        '/pin/create/button/?next=https%3A%2F%2Fevil.example%2F&logged_in=true',
      ]),
    )
  })

  it('comes back to the popup, where nothing is created by itself', async () => {
    const { host, platform, calls } = open(mount, `/pin/create/button/?${query}&logged_in=true`, {
      session: wren,
    })
    await soon(() => expect(host.textContent).not.toBe(''))
    // Long enough for a wrong request or change to show.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(platform.navigation.visited).toEqual([])
    expect(calls.map(({ name }) => name).filter((name) => /createPin|repin/.test(name))).toEqual([])
  })

  it('does not loop if the app knows the visitor but provides no session', async () => {
    const viewer = { type: 'AUTH', isAuth: true } as const
    const { platform, log } = open(mount, `/pin/create/button/?${query}&logged_in=true`, { viewer })
    await byRole('button', 'Try again')
    expect([platform.navigation.visited, log.map(({ event }) => event)]).toEqual([
      [],
      ['createPin.sessionMissing'],
    ])
  })

  it('offers to sign up', async () => {
    open(mount)
    await follow('Sign up now')
    expect(await byRole('heading', 'Sign up to save ideas from around the web')).toBeVisible()
  })
})

describe.each(modes)('A6 the window, %s', (_, mount) => {
  const small = { size: { width: 400, height: 900 } }

  it('grows a popup to the minimum, once, and never shrinks it', async () => {
    const { platform } = open(mount, undefined, { browser: { window: { hasOpener: true, ...small } } })
    await see('Lakes & ponds')
    expect(platform.window.resized).toEqual([{ width: 750, height: 900 }])
  })

  it('grows the window of a bookmarklet, as far as the screen allows', async () => {
    const screen = { width: 600, height: 1000 }
    const { platform } = open(mount, `/pin/create/bookmarklet/?${query}`, {
      browser: { window: { screen, ...small } },
    })
    await see('Lakes & ponds')
    expect(platform.window.resized).toEqual([{ width: 600, height: 900 }])
  })

  it('leaves a tab and a large popup alone', async () => {
    const tab = open(mount, undefined, { browser: { window: small } })
    await see('Lakes & ponds')
    expect(tab.platform.window.resized).toEqual([])
    tab.unmount()
    const size = { width: 1000, height: 800 }
    const large = open(mount, undefined, { browser: { window: { hasOpener: true, size } } })
    await see('Lakes & ponds')
    expect(large.platform.window.resized).toEqual([])
  })
})

describe.each(modes)('the address, %s', (_, mount) => {
  it('renders nothing at another address, and logs it once', async () => {
    const { host, log } = open(mount, '/pin/123/')
    await soon(() =>
      expect(log).toMatchObject([{ level: 'error', event: 'createPin.unknownAddress', details: {} }]),
    )
    expect(host.textContent).toBe('')
  })

  it('can be given by the app', async () => {
    const { log } = mount(
      <CreatePinPage path="/pin/create/button/" search={`?${query}`} />,
      at('/somewhere/else/'),
    )
    await see('Lakes & ponds')
    expect(log.map(({ event }) => event)).toEqual(['createPin.viewed'])
  })

  it('I2 renders nothing on a server, and the page after hydration', async () => {
    const { consoleOutput } = open(mount, undefined, { isHydrated: true })
    await see('Lakes & ponds')
    expect(consoleOutput).toEqual([])
  })
})
