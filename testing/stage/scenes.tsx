import { cdp, userEvent } from 'vitest/browser'
import { AuthModal } from '../../src/flows/auth/shell/AuthModal.tsx'
import { LoginPage } from '../../src/flows/auth/shell/LoginPage.tsx'
import type { Mounted, MountOptions } from './mountFlow.tsx'
import { soon } from './person.ts'

type Mount = (node: React.ReactNode, options?: MountOptions) => Mounted

/** Fills in and submits the form by field names, so that it works in every locale and window size. */
export async function send(values: Readonly<Record<string, string>>) {
  const form = await soon(() => {
    const found = document.querySelector('form')
    if (
      !found ||
      Object.keys(values).some((name) => !(found.elements.namedItem(name) instanceof HTMLInputElement))
    )
      throw new Error('There is no form with these fields.')
    return found
  })
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  form.requestSubmit()
}

const present = (selector: string) =>
  soon(() => {
    if (!document.querySelector(selector)) throw new Error(`There is no ${selector}.`)
  })

const wrong = { email: 'wren@example.com', password: 'wrong' }

const open: Readonly<Record<string, (mount: Mount, options: MountOptions) => Promise<unknown>>> = {
  async 'the page with its errors'(mount, options) {
    mount(<LoginPage />, { country: 'JP', ...options })
    await send({})
    await present('[aria-invalid]')
  },
  async 'the business page'(mount, options) {
    mount(<LoginPage variant="businessRevamped" />, options)
    await present('form')
  },
  async 'the modal with a wrong password'(mount, options) {
    mount(<AuthModal onClose={() => {}} />, options)
    await send(wrong)
    await present('[name="password"][aria-invalid]')
  },
  async 'the two-factor step with an error'(mount, options) {
    mount(<AuthModal onClose={() => {}} />, options)
    await send({ email: 'rowan.birch@example.com', password: 'correct horse battery' })
    await send({ code: '12' })
    await present('[name="code"][aria-invalid]')
  },
  async 'the notice over the modal'(mount, options) {
    mount(<AuthModal onClose={() => {}} />, options)
    await send({ email: 'suspended@example.com', password: 'x' })
    await present('dialog ~ dialog, dialog dialog')
  },
}

/** The log-in views as users see them, including errors. */
export const scenes = Object.keys(open)

/**
 * A toast covers what is below it for some seconds, so wait until it has gone before checking a view. It stays while it is hovered, and an
 * earlier test may have left the pointer where it appears.
 */
async function untilToastsAreGone({ clock }: Mounted) {
  await new Promise((done) => requestAnimationFrame(done))
  const title = [...document.querySelectorAll('h1, h2')].at(-1)
  if (title && document.querySelector('[data-ui="toast"]')) await userEvent.hover(title, { force: true })
  await soon(() => {
    if (!document.querySelector('[data-ui="toast"]')) return
    clock.advance(1_000)
    throw new Error('There is a toast.')
  })
}

/** Opens a scene. */
export async function openScene(name: string, mount: Mount, options: MountOptions = {}) {
  const opened: Mounted[] = []
  const mountHere: Mount = (...given) => {
    const mounted = mount(...given)
    opened.push(mounted)
    return mounted
  }
  await open[name]?.(mountHere, options)
  for (const mounted of opened) await untilToastsAreGone(mounted)
}

/** The visible elements that match a selector, in the topmost dialog or, without one, on the page. */
export function onScene(selector: string): HTMLElement[] {
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main')
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Describes an element in one line, for failure messages. */
export const about = (element: Element) =>
  `${element.localName}[${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}]`

/** Everything that can be focused or clicked. */
export const TARGETS = 'a[href], button, input:not([type="hidden"])'

/** Forced colors, as set by a browser's high-contrast mode. */
export const emulateForcedColors = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
