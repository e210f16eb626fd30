import { describe, expect, it, vi } from 'vitest'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { fromTables, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import {
  byRole,
  emailField,
  fill,
  logIn,
  PASSWORD,
  passwordField,
  press,
  see,
  soon,
  toLoginMfa,
  WREN,
} from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const GENERIC = 'Sorry! Something went wrong on our end.'
const OFFLINE = 'You’re offline. Check your connection and try again.'
const TIMED_OUT = 'This took too long. Try again.'
const onLoggedIn = vi.fn<() => void>()

const logInCalls = ({ calls }: Mounted) => calls.filter(({ name }) => name === 'logIn')

describe.each(modes)('faults of the network and the server, %s', (_, mount) => {
  const mountPage = (given?: ScenarioName) => {
    onLoggedIn.mockClear()
    return mount(<LoginPage onLoggedIn={onLoggedIn} />, { given })
  }

  /** The state a minute after a failed call: there is no automatic retry. D9. */
  const afterFailure = async (mounted: Mounted, sentence = GENERIC) => {
    await see(sentence)
    mounted.clock.advance(60_000)
    return {
      logIns: logInCalls(mounted).length,
      loggedIn: onLoggedIn.mock.calls.length,
      visited: mounted.platform.navigation.visited,
      isEditing: mounted.recorder.now().has('login.editing.typing'),
    }
  }
  const told = { logIns: 1, loggedIn: 0, visited: [], isEditing: true }

  it('D8 offline says so, keeps what was typed, and a second try works', async () => {
    const mounted = mountPage('login.offline')
    await logIn()
    expect(await afterFailure(mounted, OFFLINE)).toEqual(told)
    expect([emailField().value, passwordField().value]).toEqual([WREN, PASSWORD])
    fromTables()
    await press('Log in')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('D9 a server error is not retried automatically, but the user can retry', async () => {
    const mounted = mountPage('login.serverFailed')
    await logIn()
    expect(await afterFailure(mounted)).toEqual(told)
    fromTables()
    await press('Log in')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('D9 a refusal is not retried', async () => {
    const mounted = mountPage('login.wrongPassword')
    await logIn()
    await see(/The password you entered is incorrect/)
    mounted.clock.advance(60_000)
    expect(logInCalls(mounted)).toHaveLength(1)
  })

  it.each(['login.malformed', 'login.emptyBody', 'login.noContent', 'login.truncatedJson'] as const)(
    'D10 %s is the generic error, never a success',
    async (given) => {
      const mounted = mountPage(given)
      await logIn()
      expect(await afterFailure(mounted)).toEqual(told)
    },
  )

  it.each([
    'login.wrongShape',
    'login.wrongShapeDataNull',
    'login.wrongShapeUserMissing',
    'login.wrongShapeUserNull',
    'login.wrongShapeIdNumber',
    'login.wrongShapeArrays',
    'login.wrongShapeRootArray',
    'login.wrongShapeRootNull',
    'login.wrongShapeText',
  ] as const)('D11 %s is the generic error, never a success', async (given) => {
    const mounted = mountPage(given)
    await logIn()
    expect(await afterFailure(mounted)).toEqual(told)
  })

  it('D13 a call that never answers: a note after 5 s, and Cancel brings the form back', async () => {
    const mounted = mountPage('login.neverAnswers')
    await logIn()
    mounted.clock.advance(4_999)
    expect(document.querySelector('[data-at="status"]')?.textContent).toBe('')
    mounted.clock.advance(1)
    await see('This is taking longer than usual.')
    await press('Cancel')
    await soon(() => expect(mounted.recorder.now()).toContain('login.editing.typing'))
    expect(logInCalls(mounted).map((call) => call.isAborted())).toEqual([true])
    expect([emailField().value, passwordField().value]).toEqual([WREN, PASSWORD])
    fromTables()
    await press('Log in')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
  })

  it('D13 a call that never answers is given up after 30 s', async () => {
    const mounted = mountPage('login.neverAnswers')
    await logIn()
    mounted.clock.advance(29_999)
    expect(mounted.recorder.now()).toContain('login.submitting.slow')
    mounted.clock.advance(1)
    expect(await afterFailure(mounted, TIMED_OUT)).toEqual(told)
    expect(logInCalls(mounted).map((call) => call.isAborted())).toEqual([true])
    expect((await byRole('button', 'Log in')).ariaBusy).toBeNull()
  })

  it('D13 a two-factor step that never answers is given up after 30 s, and Back leads out before', async () => {
    const mounted = mountPage('loginMfa.neverAnswers')
    await toLoginMfa()
    await fill('Verification code', '123456')
    await press('Continue')
    mounted.clock.advance(30_000)
    await see(TIMED_OUT)
    await press('Continue')
    await press('Back to log in')
    await soon(() => expect(emailField().value).toBe('mfa@example.com'))
    expect(logInCalls(mounted).at(-1)?.isAborted()).toBe(true)
  })

  it.each(['botCheck.tokenHangs', 'botCheck.tokenFails'] as const)(
    "D13, D14 with %s the log-in goes out with 'default'",
    async (given) => {
      const mounted = mountPage(given)
      await fill('Email', WREN)
      await soon(() => expect(mounted.platform.botCheck.executed).toHaveLength(1))
      mounted.clock.advance(8_000)
      await soon(() => expect(mounted.recorder.now()).toContain('botCheck.ready'))
      await fill('Password', PASSWORD)
      await press('Log in')
      await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
      expect(logInCalls(mounted).map(({ payload }) => payload['recaptchaV3Token'])).toEqual(['default'])
    },
  )

  it('D13 a widget that never loads is given up after 30 s', async () => {
    const mounted = mountPage('login.botWidgetNeverLoads')
    await logIn()
    await see('Loading security check…')
    mounted.clock.advance(29_999)
    expect(mounted.recorder.now()).toContain('login.verifyingHuman.loadingWidget')
    mounted.clock.advance(1)
    await see('The security check could not be loaded. Please try again.')
    expect(mounted.recorder.now()).toContain('login.editing.typing')
  })
})
