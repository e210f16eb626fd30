import { afterEach, describe, expect, it, vi } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, see, soon } from '../../../../testing/stage/person.ts'
import { CREDENTIAL_ASKED_KEY } from '../../../domain/auth/storedCredential.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { useLogOut } from '../session/useLogOut.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const given = 'storedCredential.succeeds'

afterEach(() => void vi.restoreAllMocks())

function LogOut() {
  const { logOut } = useLogOut()
  return <button onClick={logOut}>Log out</button>
}

describe.each(modes)('a stored password, %s', (_, mount) => {
  it('logs in once, by one call, and may do so again once it has', async () => {
    const { calls, platform } = mount(<LoginPage />, { given })
    await soon(() => expect(platform.navigation.visited).toEqual(['/']))
    expect(calls.map(({ name }) => name)).toEqual(['logIn'])
    expect(platform.tabStorage.get(CREDENTIAL_ASKED_KEY, (value) => value)).toBeNull()
  })

  it('is not asked for again in the tab after it was refused', async () => {
    const { platform } = mount(<LoginPage />, { given: 'storedCredential.wrongPassword' })
    await see(/password you entered/)
    expect(platform.credentials.isGuarded).toBe(true)
    expect(platform.tabStorage.get(CREDENTIAL_ASKED_KEY, (value) => value)).toBe(true)
  })

  it('is not asked for where an account is added', async () => {
    const { platform, recorder } = mount(<LoginPage isSwitchingAccount />, { given, session: wren })
    await byRole('button', 'Log in')
    await soon(() => expect([...recorder.visited]).toContain('storedCredential.unused'))
    expect(platform.credentials.asked).toEqual([])
  })

  it('takes no focus, and draws its form on a server without a word (I2)', async () => {
    const { consoleOutput } = mount(<LoginPage />, {
      given: 'storedCredential.wrongPassword',
      isHydrated: true,
    })
    await see(/password you entered/)
    expect(document.activeElement).toBe(document.body)
    expect(consoleOutput).toEqual([])
  })

  it('is given only after the person was asked, once they have logged out', async () => {
    const { platform } = mount(<LogOut />, { session: wren })
    await press('Log out')
    await soon(() => expect(platform.credentials.isGuarded).toBe(true))
  })

  it('C14 keeps the password in no machine but the form, and that of the form goes with it', async () => {
    const { contextOf, platform } = mount(<LoginPage />, { given })
    await soon(() => expect(platform.navigation.visited).toHaveLength(1))
    expect(contextOf('storedCredential').join()).not.toContain('correct horse')
    expect(contextOf('auth').join()).not.toContain('correct horse')
  })
})

describe('the browser itself', () => {
  const { credentials } = createBrowserPlatform()

  it('asks for a password, in the way it was told', async () => {
    const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
      id: 'wren@example.com',
      type: 'password',
      password: 'secret',
    } as Credential)
    const { signal } = new AbortController()
    expect(await credentials.read?.('silent', signal)).toEqual({ id: 'wren@example.com', password: 'secret' })
    expect(get).toHaveBeenCalledExactlyOnceWith({ password: true, mediation: 'silent', signal })
  })

  it('has none in a fresh profile, or no store in a frame', async () => {
    const read = await credentials.read?.('silent', new AbortController().signal)
    expect(read).toMatch(/^(none|notSupported)$/)
  })

  it.each([
    ['NotAllowedError', 'dismissed'],
    ['AbortError', 'dismissed'],
    ['NotSupportedError', 'notSupported'],
    ['UnknownError', 'failed'],
  ])('%s: %s', async (name, reason) => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('no', name))
    expect(await credentials.read?.('optional', new AbortController().signal)).toBe(reason)
  })

  it.each([null, {}, { id: 7, password: 'x' }, { id: 'wren', password: '' }])(
    'gives none of %j',
    async (got) => {
      vi.spyOn(navigator.credentials, 'get').mockResolvedValue(got as Credential | null)
      expect(await credentials.read?.('optional', new AbortController().signal)).toBe('none')
    },
  )

  it('forbids to be silent, and throws nothing', () => {
    const prevent = vi.spyOn(navigator.credentials, 'preventSilentAccess')
    credentials.preventSilentAccess?.()
    expect(prevent).toHaveBeenCalledOnce()
  })
})
