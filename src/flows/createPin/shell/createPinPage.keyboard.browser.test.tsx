import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mount } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, PASSWORD, see, soon, tabStops, WREN } from '../../../../testing/stage/person.ts'
import type { LoggedIn } from '../../auth/shell/auth.props.ts'
import { CreatePinPage, type CreatePinPageProps } from './CreatePinPage.tsx'

const address = `/pin/create/button/?${new URLSearchParams({
  url: 'https://wren.example/lakes',
  media: 'https://wren.example/photos/lake.jpg',
  description: 'Lakes & ponds',
}).toString()}`

const open = async (mount: Mount, props: CreatePinPageProps = {}) => {
  const mounted = mount(<CreatePinPage {...props} />, {
    browser: { href: `https://tackboard.example${address}` },
  })
  await byRole('heading', 'Log in')
  await see('Lakes & ponds')
  return mounted
}

/** Whether the focused element shows where focus is. */
const hasRing = (element: Element) => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
}

/** An input beside a button shares the ring of their box. */
const isFocusSeen = () => {
  const element = document.activeElement ?? document.body
  return [element, element.closest('[data-ui="control"]') ?? element].some(hasRing)
}

const stops = [
  'a wren.example',
  'email',
  'password',
  'button Show password',
  'a Forgot your password?',
  'button Log in',
  'button FContinue with Facebook',
  'button GContinue with Google',
  'a Sign up now',
  'a Terms of Service',
  'a Privacy Policy',
]

/** Tabs until this has focus. */
const tabTo = async (name: string) => {
  while (focused() !== name) await userEvent.keyboard('{Tab}')
}

describe.each(modes)('the draft of a visitor by keyboard alone, %s', (_, mount) => {
  it('Tab goes from the draft to the form, and shows where focus is', async () => {
    await open(mount)
    expect(document.activeElement).toBe(document.body)
    for (const name of stops) {
      expect([...(await tabStops(1)), isFocusSeen()]).toEqual([name, true])
    }
  })

  it('Enter in the password logs in, and goes back to the page with the marker', async () => {
    const { platform } = await open(mount)
    await tabTo('email')
    await userEvent.keyboard(WREN)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(`${PASSWORD}{Enter}`)
    await soon(() => expect(platform.navigation.visited).toEqual([`${address}&logged_in=true`]))
  })

  it('Space on the button logs in, too, and the app can take over', async () => {
    const onLoggedIn = vi.fn<(result: LoggedIn) => void>()
    const { platform } = await open(mount, { onLoggedIn })
    await tabTo('email')
    // Without a password, Enter leads to it.
    await userEvent.keyboard(`${WREN}{Enter}`)
    await soon(() => expect(focused()).toBe('password'))
    await userEvent.keyboard(PASSWORD)
    await tabTo('button Log in')
    await userEvent.keyboard(' ')
    await soon(() => expect(onLoggedIn).toHaveBeenCalledOnce())
    expect(onLoggedIn.mock.calls[0]?.[0].redirectTo).toBe(`${address}&logged_in=true`)
    expect(platform.navigation.visited).toEqual([])
  })
})
