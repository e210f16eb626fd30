import { describe, expect, it, vi } from 'vitest'
import { createMemoryPlatform, db, handlers } from '../../../../mocks/index.ts'
import { createPasskey, virtualAuthenticator } from '../../../../testing/passkeys/virtualAuthenticator.ts'
import { verifyNewPasskeyAt, verifyPasskeyAt } from '../../../../testing/passkeys/verifyPasskey.ts'
import { answerWith, modes, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, logIn, press, see, soon } from '../../../../testing/stage/person.ts'
import { browserClock } from '../../../platform/clock.ts'
import type { PasskeyPort } from '../../../platform/page.types.ts'
import { createPasskeys } from '../../../platform/passkeys.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const BUTTON = 'Log in with a passkey'
const policy = { passkeys: true }

const chromium = createPasskeys(browserClock)

/** The log-in page with Chromium's own passkeys and a server that verifies them. The email field lists none, so that a button asks for them. */
async function mountPage(mount: Mount, change: Partial<PasskeyPort> = {}) {
  const { origin } = location
  answerWith(
    ...handlers({ verifyPasskey: verifyPasskeyAt(origin), verifyNewPasskey: verifyNewPasskeyAt(origin) }),
  )
  const onLoggedIn = vi.fn<(result: { readonly user: { readonly username: string } }) => void>()
  const platform = createMemoryPlatform({ href: 'https://tackboard.example/login/' })
  const passkeys = { ...chromium, detect: () => Promise.resolve('button' as const), ...change }
  const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />, {
    policy,
    platform: { ...platform, passkeys },
  })
  await byRole('button', BUTTON)
  return { ...mounted, onLoggedIn }
}

describe.each(modes)('a passkey of Chromium, verified by the server, %s', (_, mount) => {
  it('logs in', async () => {
    await virtualAuthenticator()
    db.passkeys = [await createPasskey('4')]
    const { onLoggedIn } = await mountPage(mount)
    await press(BUTTON)
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(onLoggedIn.mock.lastCall?.[0].user.username).toBe('sagedogwood')
    expect(db.passkeyChallenges).toHaveLength(1)
  })

  it('that the server does not know is refused', async () => {
    await virtualAuthenticator()
    await createPasskey('4')
    db.passkeys = []
    const { onLoggedIn } = await mountPage(mount)
    await press(BUTTON)
    await see('No account has this passkey. Choose another one, or log in another way.')
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it('with the key of another is refused', async () => {
    await virtualAuthenticator()
    const [own, other] = [await createPasskey('4'), await createPasskey('1')]
    db.passkeys = [
      { ...own, publicKey: other.publicKey },
      { ...other, publicKey: own.publicKey },
    ]
    const { onLoggedIn } = await mountPage(mount)
    await press(BUTTON)
    await see('This passkey could not be verified.')
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it.each([
    [
      'whose signature was changed',
      'This passkey could not be verified.',
      async (...[request, options]: Parameters<PasskeyPort['get']>) => {
        const credential = await chromium.get(request, options)
        const { signature } = credential.response
        const changed = `${signature.slice(0, -8)}${signature.at(-8) === 'A' ? 'B' : 'A'}${signature.slice(-7)}`
        return { ...credential, response: { ...credential.response, signature: changed } }
      },
    ],
    [
      'that answers another challenge',
      'This log-in has expired. Try again.',
      (...[request, options]: Parameters<PasskeyPort['get']>) =>
        chromium.get({ ...request, challenge: 'bm90LW91cnM' }, options),
    ],
  ] as const)('%s is refused', async (_what, says, get) => {
    await virtualAuthenticator()
    db.passkeys = [await createPasskey('4')]
    const { onLoggedIn } = await mountPage(mount, { get })
    await press(BUTTON)
    await see(says)
    expect(onLoggedIn).not.toHaveBeenCalled()
  })

  it('is not had from somebody who is not verified, and the button stays', async () => {
    const authenticator = await virtualAuthenticator()
    db.passkeys = [await createPasskey('4')]
    await authenticator.refuse()
    const { log } = await mountPage(mount)
    await press(BUTTON)
    await see('We didn’t get a passkey. Try again, or log in another way.')
    expect(log).toMatchObject([{ event: 'passkeyLogin.failed', details: { row: 'passkeyLogin.cancelled' } }])
    await byRole('button', BUTTON)
  })
})

describe.each(modes)('a passkey that Chromium creates after a log-in with a password, %s', (_, mount) => {
  const toOffer = async (mounted: Awaited<ReturnType<typeof mountPage>>) => {
    await logIn()
    await byRole('heading', 'Log in faster next time')
    expect(mounted.onLoggedIn).not.toHaveBeenCalled()
    await press('Create a passkey')
  }

  it('is verified by the server, and logs in the next time', async () => {
    await virtualAuthenticator()
    db.passkeys = []
    const mounted = await mountPage(mount)
    await toOffer(mounted)
    await soon(() => expect(mounted.onLoggedIn).toHaveBeenCalledOnce())
    expect(db.passkeys).toMatchObject([{ userId: '1', publicKey: expect.stringMatching(/./) }])
    mounted.unmount()
    const again = await mountPage(mount)
    await press(BUTTON)
    await soon(() => expect(again.onLoggedIn).toHaveBeenCalledOnce())
    expect(again.onLoggedIn.mock.lastCall?.[0].user.username).toBe('wren')
  })

  it('is refused where the device has one already, and the log-in goes on', async () => {
    await virtualAuthenticator()
    db.passkeys = [await createPasskey('1')]
    const mounted = await mountPage(mount)
    await toOffer(mounted)
    await see('This device already has a passkey for your account.')
    await press('Continue')
    await soon(() => expect(mounted.onLoggedIn).toHaveBeenCalledOnce())
    expect(db.passkeys).toHaveLength(1)
  })
})
