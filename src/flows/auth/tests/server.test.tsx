/** In Node, where there is no document: the pages as a server renders them. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadAreas } from '../../../messages/loadAreas.ts'
import { createManualClock, createMemoryPlatform } from '../../../platform/memory.ts'
import { TackboardProvider, type TackboardProviderProps } from '../../runtime/TackboardProvider.tsx'
import { AuthModal } from '../shell/AuthModal.tsx'
import { NewPasswordPage } from '../newPassword/NewPasswordPage.tsx'
import { PasswordResetPage } from '../passwordReset/PasswordResetPage.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'

/** Renders a page for one request. */
function render(page: ReactNode, settings: Partial<TackboardProviderProps> = {}) {
  const clock = createManualClock()
  const calls: unknown[] = []
  const props = {
    platform: createMemoryPlatform({ clock }),
    api: { fetch: (url: unknown) => Promise.reject(new Error(String(calls.push(url)))) },
    ...settings,
  }
  const html = renderToString(<TackboardProvider {...props}>{page}</TackboardProvider>)
  return { html, clock, calls }
}

const viewer = {
  type: 'UNAUTH',
  isAuth: false,
  personalization: {
    firstName: 'Wren',
    email: 'wren@example.com',
    hasPassword: true,
    connectedToFacebook: false,
    connectedToGoogle: false,
  },
} as const

describe('I2 on a server', () => {
  it.each([
    ['LoginPage', LoginPage, ['type="email"', 'type="password"', 'Log in']],
    ['SignupPage', SignupPage, ['type="email"', 'type="password"', 'name="birthday"']],
    ['PasswordResetPage', PasswordResetPage, ['name="identifier"', 'Send reset link', 'href="/login/"']],
    ['AuthModal', AuthModal, ['type="email"', 'type="password"']],
  ])('%s is rendered with its complete form, and starts no timer and no request', (_, Page, parts) => {
    const { html, clock, calls } = render(<Page />)
    for (const part of parts) expect(html).toContain(part)
    expect([clock.pending, calls]).toEqual([0, []])
  })

  /** What people can read or hear of a page: its texts, and the attributes that hold some, but for letters in place of logos. */
  const wordsOf = (html: string) =>
    [...html.matchAll(/>([^<]*\p{L}{2}[^<]*)<|(?:aria-label|alt|placeholder|title)="([^"]+)"/gu)].map(
      ([, text, attribute]) => text ?? attribute ?? '',
    )

  it.each([
    ['LoginPage', LoginPage],
    ['SignupPage', SignupPage],
    ['PasswordResetPage', PasswordResetPage],
    ['AuthModal', AuthModal],
  ])('§A6 %s is in German alone with the messages of auth', async (_, Page) => {
    const english = wordsOf(render(<Page />).html)
    const messages = await loadAreas('de', ['auth'])
    const german = wordsOf(render(<Page />, { locale: 'de', messages }).html)
    expect(Math.min(german.length, english.length)).toBeGreaterThanOrEqual(5)
    expect(german.filter((words) => english.includes(words))).toEqual([])
  })

  it('the field of a password reset starts with a given query, and is empty without one', () => {
    expect(render(<PasswordResetPage search="?ue=wren%40example.com" />).html).toContain(
      'value="wren@example.com"',
    )
    expect(render(<PasswordResetPage search="?lookup=true" />).html).toContain('we’ll find your account')
    expect(render(<PasswordResetPage />).html).not.toContain('value=')
  })

  it('the page for a new password waits for its script, and says at once what a given query tells', () => {
    const { html, clock, calls } = render(<NewPasswordPage />)
    expect(html).toContain('Choose a new password')
    expect(render(<NewPasswordPage search="?ue=wren" />).html).toContain('This link doesn’t work')
    expect(render(<NewPasswordPage search="?token=secret" />).html).not.toContain('secret')
    expect([clock.pending, calls]).toEqual([0, []])
  })

  it('no request sees another one’s viewer or email', () => {
    expect(render(<LoginPage />, { viewer }).html).toContain('wren@example.com')
    expect(render(<LoginPage email="robin@example.com" />).html).toContain('robin@example.com')
    expect(render(<LoginPage />).html).not.toMatch(/wren|robin/i)
  })
})
