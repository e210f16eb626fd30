import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, isGone, logIn, press, see, soon } from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'

/** A page of an app. */
function App() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <main>
      <h1>Boards</h1>
      <p>
        <button type="button" onClick={() => setOpen(true)}>
          Save
        </button>
        <a href="#more">More</a>
      </p>
      {isOpen && <AuthModal onClose={close} onLoggedIn={close} />}
    </main>
  )
}

const open = async () => {
  await press('Save')
  return byRole('dialog', 'Log in')
}

/** What Tab stops at, until it comes round or leaves the page. */
async function round(isBack = false) {
  const stops: string[] = []
  for (let count = 0; count < 30; count += 1) {
    await userEvent.tab({ shift: isBack })
    if (stops[0] === focused()) return stops
    stops.push(focused())
  }
  return stops
}

describe.each(modes)('the modal, %s', (_, mount) => {
  it('J1 is a modal dialog named by its visible title, focus inside, and the page behind it inert', async () => {
    mount(<App />)
    const dialog = await open()
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog.ariaModal).toBe('true')
    const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
    expect(title).toBeVisible()
    expect(title?.textContent).toBe('Log in')
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(focused()).toBe('email')
    // Inert: focus cannot be put there, not even by a script.
    document.querySelector<HTMLElement>('a[href="#more"]')?.focus()
    expect(focused()).toBe('email')
  })

  it('J2 Tab and Shift+Tab go round inside it', async () => {
    mount(<App />)
    await open()
    const forth = await round()
    expect(forth).toEqual([
      'password',
      'button Show password',
      'a Forgot your password?',
      'button Log in',
      'button FContinue with Facebook',
      'button GContinue with Google',
      'a Sign up now',
      'a Terms of Service',
      'a Privacy Policy',
      'button Close',
      'email',
    ])
    const back = await round(true)
    expect(back.toSorted()).toEqual(forth.toSorted())
  })

  it('J2 over it, Tab goes round inside the notice alone', async () => {
    mount(<App />, { given: 'login.softBanned' })
    await open()
    await logIn()
    await byRole('dialog', 'We protected your account')
    await soon(() => expect(focused()).toContain('We protected'))
    const stops = await round()
    expect(stops.toSorted()).toEqual(['button Close', 'button OK', 'button Reset your password'])
    expect((await round(true)).toSorted()).toEqual(stops.toSorted())
  })

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    Escape: () => userEvent.keyboard('{Escape}'),
    'its close button': () => press('Close'),
    success: () => logIn(),
  }

  it.each(Object.keys(ways))('J3 closed by %s, focus goes back to what opened it', async (way) => {
    mount(<App />)
    await open()
    await ways[way]?.()
    await isGone()
    await soon(() => expect(focused()).toBe('button Save'))
  })

  it('J3 with its opener gone, focus goes to what is nearest, never to the body', async () => {
    const AppWithout = () => {
      const [isSaved, setSaved] = useState(false)
      const [isOpen, setOpen] = useState(false)
      return (
        <main>
          <p>
            {!isSaved && (
              <button type="button" onClick={() => setOpen(true)}>
                Save
              </button>
            )}
            <a href="#more">More</a>
          </p>
          {isOpen && <AuthModal onLoggedIn={() => [setSaved(true), setOpen(false)]} />}
        </main>
      )
    }
    mount(<AppWithout />)
    await open()
    await logIn()
    await isGone()
    await soon(() => expect(focused()).toBe('a More'))
  })

  it('J3 closing the notice over it gives focus back inside the form, and closes only the notice', async () => {
    mount(<App />, { given: 'login.rateLimited' })
    await open()
    await logIn()
    await byRole('dialog', 'Oops! Too many login attempts')
    await userEvent.keyboard('{Escape}')
    await soon(() => expect(document.querySelectorAll('dialog')).toHaveLength(1))
    await soon(() => expect(focused()).toBe('button Log in'))
    await userEvent.keyboard('{Escape}')
    await isGone()
    await soon(() => expect(focused()).toBe('button Save'))
  })

  it('J3 without a way to close there is no close button, and Escape does nothing', async () => {
    mount(<AuthModal />)
    const dialog = await byRole('dialog', 'Log in')
    await userEvent.keyboard('{Escape}{Escape}')
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog.querySelector('[aria-label="Close"]')).toBeNull()
  })

  it('P5 a challenge that the bot check adds to the body is pressed while the form stays', async () => {
    mount(<App />)
    const dialog = await open()
    await userEvent.keyboard('wren@example.com')
    const challenge = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => challenge.remove())
    challenge.style.cssText = 'position:absolute; inset:10px auto auto 10px; z-index:2000000000'
    const onPress = vi.fn<() => void>()
    challenge.append(
      Object.assign(document.createElement('button'), { textContent: 'Skip', onclick: onPress }),
    )
    await press('Skip')
    expect(onPress).toHaveBeenCalledOnce()
    challenge.hidden = true
    await soon(() => expect(dialog.matches(':modal')).toBe(true))
    expect(focused()).toBe('email')
    await userEvent.keyboard('!')
    expect(document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('wren@example.com!')
  })

  it('J3 is reported once, with nothing typed left in the machine', async () => {
    const onClose = vi.fn<() => void>()
    const { contextOf } = mount(<AuthModal onClose={onClose} />, { given: 'login.neverAnswers' })
    await logIn()
    await press('Close')
    expect(onClose).toHaveBeenCalledOnce()
    expect(contextOf('auth').join('')).not.toContain('correct horse')
    await see('Loading')
  })
})
