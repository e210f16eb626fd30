import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerWith, modes, type Mounted } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, emailField, field, fill, focused, soon } from '../../../../testing/stage/person.ts'
import { LoginPage } from '../shell/LoginPage.tsx'

const SSO = 'team@acme.example'

const asked = ({ calls }: Mounted) =>
  calls.filter(({ name }) => name === 'checkSso').map(({ payload }) => payload['email'])

/** One keystroke: sets the value and dispatches an input event. */
const edit = (value: string) => {
  emailField().value = value
  emailField().dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Each email is answered when the test says so. */
function heldAnswers() {
  const answers = new Map<string, (isSso: boolean) => void>()
  answerWith(
    http.post('*/v3/sso/info/', async ({ request }) => {
      // SAFETY: our own client sends this.
      const { email } = (await request.json()) as { email: string }
      const isSso = await new Promise<boolean>((resolve) => answers.set(email, resolve))
      const data = {
        is_sso: isSso,
        existing_user: isSso,
        existing_user_is_sso: isSso,
        authorization_uri: isSso ? 'https://sso.acme.example/authorize' : null,
        exchange_code_to_token_info_url: null,
      }
      return Response.json({ resource_response: { data } })
    }),
  )
  return (email: string, isSso: boolean) =>
    soon(() => {
      expect(answers.has(email)).toBe(true)
      answers.get(email)?.(isSso)
    })
}

describe.each(modes)('the SSO check, %s', (_, mount) => {
  it('D2 a slow check of an earlier email is aborted and ignored', async () => {
    const mounted = mount(<LoginPage />)
    const answer = heldAnswers()
    edit('slow@acme.example')
    mounted.clock.advance(300)
    await soon(() => expect(asked(mounted)).toEqual(['slow@acme.example']))
    edit('fast@example.com')
    mounted.clock.advance(300)
    await answer('fast@example.com', false)
    await soon(() => expect(mounted.recorder.now()).toContain('login.editing.typing'))
    expect(mounted.calls.map((call) => call.isAborted())).toEqual([true, false])
    await answer('slow@acme.example', true)
    // A third response arrives after the late one, whose effects would be visible by now.
    edit('last@acme.example')
    expect(field('Password')).toBeVisible()
    mounted.clock.advance(300)
    await answer('last@acme.example', true)
    await byRole('button', 'Continue with SSO')
  })

  it('D3 fifty edits within 300 ms of each other are one call, for the last value', async () => {
    const mounted = mount(<LoginPage />)
    for (let count = 1; count <= 50; count += 1) {
      edit(`${'a'.repeat(count)}@acme.example`)
      mounted.clock.advance(299)
    }
    expect(asked(mounted)).toEqual([])
    mounted.clock.advance(1)
    expect(asked(mounted)).toEqual([`${'a'.repeat(50)}@acme.example`])
  })

  it('D3 an email that ends up invalid is never asked about', async () => {
    const mounted = mount(<LoginPage />)
    edit(SSO)
    mounted.clock.advance(299)
    edit('team@')
    mounted.clock.advance(10_000)
    expect(asked(mounted)).toEqual([])
  })

  it('D17 an SSO check that fails leaves the password field, and says nothing', async () => {
    const mounted = mount(<LoginPage />, { given: 'ssoCheck.fails' })
    await fill('Email', SSO)
    mounted.clock.advance(300)
    await soon(() => expect(asked(mounted)).toHaveLength(1))
    await soon(() => expect(mounted.recorder.now()).toContain('login.editing.typing'))
    expect(field('Password')).toBeVisible()
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('')
  })

  it('J25 when the password field is removed, focus moves to the button, and the reason is announced', async () => {
    const mounted = mount(<LoginPage />)
    await fill('Email', SSO)
    await userEvent.tab()
    expect(focused()).toBe('password')
    await userEvent.keyboard('secret')
    mounted.clock.advance(300)
    await byRole('button', 'Continue with SSO')
    expect(focused()).toBe('button Continue with SSO')
    expect(emailField().value).toBe(SSO)
    // Changed back, the field holds what was typed.
    edit('team@example.com')
    await soon(() => expect(field('Password').value).toBe('secret'))
    edit(SSO)
    mounted.clock.advance(300)
    await byRole('button', 'Continue with SSO')
    const announced = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
    expect(announced).toContain('Your company uses SSO. You don’t need a password.')
  })

  it('J25 an email typed on is neither lost nor left by focus while the answer comes', async () => {
    const mounted = mount(<LoginPage />)
    await fill('Email', SSO)
    mounted.clock.advance(300)
    await byRole('button', 'Continue with SSO')
    expect(focused()).toBe('email')
    await userEvent.keyboard('.org')
    expect(emailField().value).toBe(`${SSO}.org`)
    expect(focused()).toBe('email')
    expect(field('Password')).toBeVisible()
  })
})
