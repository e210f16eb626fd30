import { describe, expect, it, vi } from 'vitest'
import { createManualClock, createMemoryPlatform, db } from '../../../../mocks/index.ts'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, logIn, press, soon, toLoginMfa } from '../../../../testing/stage/person.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const onLoggedIn = vi.fn<(result: { readonly redirectTo: string }) => void>()

const expectLoggedIn = () => soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())

/** A log-in that must write to storage on its way: the bot check's timestamps. */
async function logInThroughBotCheck() {
  await logIn('toofast@example.com')
  const box = await byRole('checkbox', 'I am not a robot')
  box.click()
  await expectLoggedIn()
}

const stamps = ({ platform }: Mounted) => platform.storage.texts.get('tackboard.botCheckTimestamps')

describe.each(modes)('a browser that refuses, %s', (_, mount) => {
  it.each(['storage.blocked', 'storage.full', 'storage.corrupt'] as const)(
    'C4, C5, C6 with %s a log-in that stores something succeeds',
    async (given) => {
      onLoggedIn.mockClear()
      mount(<LoginPage onLoggedIn={onLoggedIn} />, { given })
      await logInThroughBotCheck()
      expect(db.sessions).toHaveLength(1)
    },
  )

  it.each(['[]', '{}', '"text"', '7', 'null', '{"__proto__":{"polluted":1}}', '[[[[[]]]]]', '[1,', ''])(
    'C6 %s in storage counts as empty and is written over',
    async (corrupt) => {
      onLoggedIn.mockClear()
      const mounted = mount(<LoginPage onLoggedIn={onLoggedIn} />)
      mounted.platform.storage.texts.set('tackboard.botCheckTimestamps', corrupt)
      await logInThroughBotCheck()
      expect(JSON.parse(stamps(mounted) ?? '')).toEqual([mounted.clock.now()])
      expect({}).not.toHaveProperty('polluted')
    },
  )

  it('C4 with the real localStorage throwing at its very name, a log-in succeeds', async () => {
    onLoggedIn.mockClear()
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError')
    })
    const platform = { ...createBrowserPlatform(), botCheck: mount(<p />).platform.botCheck }
    mount(<LoginPage onLoggedIn={onLoggedIn} />, { platform })
    await logInThroughBotCheck()
    expect(blocked).toHaveBeenCalled()
  })

  it.each(['credentials.absent', 'credentials.reject'] as const)(
    'C13 with %s a two-factor log-in continues immediately',
    async (given) => {
      onLoggedIn.mockClear()
      const { platform } = mount(<LoginPage onLoggedIn={onLoggedIn} />, { given })
      await toLoginMfa()
      await fill('Verification code', '123456')
      await press('Continue')
      await expectLoggedIn()
      expect(platform.credentials.stored).toEqual([])
    },
  )

  it('C13 with a credential store that never responds it continues after its timeout, not before', async () => {
    onLoggedIn.mockClear()
    const clock = createManualClock()
    const credentials = { store: () => new Promise<never>(() => {}) }
    const platform = { ...createMemoryPlatform({ clock }), credentials }
    const { recorder } = mount(<LoginPage onLoggedIn={onLoggedIn} />, { platform })
    await toLoginMfa()
    await fill('Verification code', '123456')
    await press('Continue')
    await soon(() => expect(recorder.now()).toContain('auth.storingCredential'))
    clock.advance(999)
    expect(onLoggedIn).not.toHaveBeenCalled()
    clock.advance(1)
    await expectLoggedIn()
  })
})
