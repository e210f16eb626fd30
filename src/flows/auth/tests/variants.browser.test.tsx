import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, fill, follow, soon } from '../../../../testing/stage/person.ts'
import { AuthModal } from '../shell/AuthModal.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'

const [[, mount]] = modes
const business = '/business/create/'
const reset = ['Forgot your password?', '/password/reset/'] as const

/** The links of each page that lead to other pages of the app. */
const links = [
  ['page', () => <LoginPage />, ...reset],
  ['business', () => <LoginPage variant="business" />, ...reset],
  ['business', () => <LoginPage variant="business" />, 'Create one for free', business],
  ['businessRevamped', () => <LoginPage variant="businessRevamped" />, ...reset],
  ['businessRevamped', () => <LoginPage variant="businessRevamped" />, 'Create one for free', business],
  [
    'businessRevamped',
    () => <LoginPage variant="businessRevamped" />,
    'Log in to a personal account',
    '/login/',
  ],
  ['isBusiness', () => <LoginPage isBusiness />, 'Create new account', business],
  ['isBusiness, in a dialog', () => <AuthModal isBusiness />, 'Create new account', business],
] as const

describe.each(links)('JS11 %s', (_, node, name, href) => {
  it(`“${name}” goes through the app’s router`, async () => {
    const navigate = vi.fn<(path: string) => void>()
    mount(node(), { navigate })
    await follow(name)
    expect(navigate.mock.calls).toEqual([[href]])
  })

  it(`“${name}” with a modifier key opens a new tab`, async () => {
    const navigate = vi.fn<(path: string) => void>()
    mount(node(), { navigate })
    const link = await byRole('link', name)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    // Keeps the test's page where it is, after everybody has had a look at the event.
    const seen = vi.fn<(isHandled: boolean) => void>()
    const stop = (event: Event) => [seen(event.defaultPrevented), event.preventDefault()]
    window.addEventListener('click', stop, { once: true })
    link.dispatchEvent(click)
    expect([seen.mock.calls, navigate.mock.calls]).toEqual([[[false]], []])
  })
})

it('without a router, a business page leads to the business sign-up', async () => {
  const { platform } = mount(<LoginPage variant="business" />)
  await follow('Create one for free')
  await soon(() => expect(platform.navigation.visited).toEqual([business]))
})

it('“Log in” with a modifier key leaves the sign-up form alone', async () => {
  mount(<SignupPage />)
  await fill('Email', 'robin.new@example.com')
  const link = await byRole('link', 'Log in')
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link, { modifiers: ['ControlOrMeta'] })
  expect(await byRole('button', 'Continue')).toBeVisible()
})
