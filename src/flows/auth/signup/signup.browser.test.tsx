import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { allText, byRole, field, fill, press, see, soon, WREN } from '../../../../testing/stage/person.ts'
import { SignupPage } from '../shell/SignupPage.tsx'

const PASSWORD = 'wide open sky 42'
const typed = { Email: 'robin.new@example.com', Password: PASSWORD, Birthday: '1950-05-17' } as const

async function fillForm() {
  for (const [label, text] of Object.entries(typed)) await fill(label, text)
}

const callsOf = ({ calls }: Mounted, name: string) => calls.filter((call) => call.name === name)

describe.each(modes)('signing up, %s', (_, mount) => {
  const ways: Readonly<Record<string, (button: HTMLElement) => Promise<unknown> | unknown>> = {
    'a double click': (button) => userEvent.dblClick(button),
    'two clicks in the same millisecond': (button) => [button.click(), button.click()],
    'Enter twice': () => userEvent.type(field('Password'), '{Enter}{Enter}'),
    'two submits in the same task': (button) => [
      button.closest('form')?.requestSubmit(),
      button.closest('form')?.requestSubmit(),
    ],
  }

  it.each(Object.keys(ways))('D1 %s makes exactly one account', async (way) => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<SignupPage onLoggedIn={onLoggedIn} />)
    await fillForm()
    await ways[way]?.(await byRole('button', 'Continue'))
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(callsOf(mounted, 'register')).toHaveLength(1)
  })

  it('C1 no secret is left in address, storage, console, log, emissions or machine', async () => {
    const onLoggedIn = vi.fn<(result: unknown) => void>()
    const mounted = mount(<SignupPage onLoggedIn={onLoggedIn} />)
    await fillForm()
    await press('Continue')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    const { calls, platform, log, emitted, consoleOutput, contextOf, host } = mounted
    expect(callsOf(mounted, 'register')[0]?.payload['password']).toBe(PASSWORD)
    const places = [
      calls.map(({ url }) => url),
      location.href,
      platform.navigation.visited,
      platform.navigation.replaced,
      [...platform.storage.texts],
      consoleOutput,
      log,
      emitted,
      onLoggedIn.mock.calls,
      contextOf('auth'),
      host.innerHTML,
    ]
    expect(JSON.stringify(places)).not.toContain(PASSWORD)
  })

  it('D6 I5 a page that goes while it is asked leaves no call and no timer', async () => {
    const mounted = mount(<SignupPage />, { given: 'signup.neverAnswers' })
    await fillForm()
    await press('Continue')
    await soon(() => expect(callsOf(mounted, 'register')).toHaveLength(1))
    mounted.unmount()
    await soon(() =>
      expect([callsOf(mounted, 'register')[0]?.isAborted(), mounted.clock.pending]).toEqual([true, 0]),
    )
  })

  it('J25 becoming a log-in, the fields are the same elements', async () => {
    mount(<SignupPage />)
    await fill('Password', PASSWORD)
    const password = field('Password')
    await fill('Email', WREN)
    await userEvent.tab()
    await see('You already have an account with this email')
    expect([field('Password') === password, password.value, password.autocomplete]).toEqual([
      true,
      PASSWORD,
      'current-password',
    ])
    expect(allText()).not.toContain('Birthday')
  })

  it('§5 an email or a password that is not ASCII is only logged as it is left, without the value', async () => {
    const { log } = mount(<SignupPage />)
    await fill('Email', 'röbin@example.com')
    await fill('Password', 'pässwörd')
    await fill('Birthday', typed.Birthday)
    expect(log).toEqual(
      ['email', 'password'].map((name) => ({
        level: 'info',
        event: 'signup.nonAscii',
        details: { field: name },
      })),
    )
    expect(field('Password').ariaInvalid).toBeNull()
  })

  it('I2 hydrated over the HTML of the server without a word; what was typed before is sent', async () => {
    const onLoggedIn = vi.fn<() => void>()
    const mounted = mount(<SignupPage onLoggedIn={onLoggedIn} />, { isHydrated: true })
    for (const [label, text] of Object.entries(typed)) field(label).value = text
    await soon(() => expect(Object.keys(field('Email')).join(' ')).toContain('__reactProps'))
    await press('Continue')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(callsOf(mounted, 'register')[0]?.payload).toMatchObject({
      email: typed.Email,
      password: PASSWORD,
      birthday: -619_401_600,
    })
    expect(mounted.consoleOutput).toEqual([])
  })
})
