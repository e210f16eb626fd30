/** A panel with a form beside what other scripts put over the page. */
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { byRole, focused, press, soon } from '../../../testing/stage/person.ts'
import { append, isFree, mount, shown } from '../dialog/testing/others.tsx'
import { Popup } from './Popup.tsx'

const onOpen = vi.fn<() => void>()
const onBlur = vi.fn<() => void>()

const Form = () => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- As every form in a panel.
  <input autoFocus name="email" aria-label="Email" onBlur={onBlur} />
)

async function open() {
  onOpen.mockClear()
  onBlur.mockClear()
  const mounted = mount(
    <main>
      <div
        style={{
          marginInlineStart: 300,
          transform: 'scale(1)',
          overflow: 'hidden',
          height: 40,
          opacity: 0.9,
        }}
      >
        <Popup kind="form" label="Log in" trigger="Enter" onOpen={onOpen}>
          {(close) => (
            <>
              <Form />
              <button onClick={close}>Close</button>
            </>
          )}
        </Popup>
      </div>
      <p style={{ marginBlockStart: 450 }}>Elsewhere</p>
    </main>,
  )
  await press('Enter')
  await byRole('textbox', 'Email')
  await soon(() => expect(focused()).toBe('email'))
  // It watches by now.
  await import('./besidePanel.ts')

  return mounted
}

const panel = () => document.querySelector('[role="dialog"]')
const isModal = () => panel()?.matches(':popover-open')
const isOpen = () => document.querySelector('[name="email"]') !== null
const box = () => JSON.stringify(panel()?.getBoundingClientRect())

/** Over the middle of the panel, where a challenge lies on a phone. */
const over = () => {
  const { left = 0, top = 0 } = panel()?.getBoundingClientRect() ?? {}
  return `top:${top + 10}px; left:${left + 10}px; width:120px; height:80px`
}

const ways: Readonly<Record<string, () => string>> = {
  'absolutely placed': () => shown,
  'absolutely placed over it': () => `position:absolute; ${over()}; z-index:2000000000`,
  'fixed over it': () => `position:fixed; ${over()}; z-index:2000000000`,
  'fixed over it, at a low level': () => `position:fixed; ${over()}; z-index:9999`,
  'fixed over it, without a level': () => `position:fixed; ${over()}`,
}

it.each(Object.keys(ways))('P5 what is %s is pressed and focused, and the panel stays', async (way) => {
  await open()
  await userEvent.fill(page.getByLabelText('Email'), 'wren@example.com')
  const before = box()
  const other = append(ways[way]?.() ?? '')
  await soon(() => expect(isFree(other)).toBe(true))
  expect([box(), focused(), onBlur.mock.calls.length]).toEqual([before, 'email', 0])
  await userEvent.click(other.button)
  expect(other.onPress).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(other.button)
  other.element.remove()
  await soon(() => expect([isModal(), box()]).toEqual([true, before]))
  expect(document.querySelector('input')?.value).toBe('wren@example.com')
  expect(onOpen).toHaveBeenCalledOnce()
  expect(document.documentElement.outerHTML).not.toContain('data-tb-')
})

it('P5 a frame over it can be pressed', async () => {
  await open()
  const other = append(`position:fixed; ${over()}; z-index:2000000000`)
  const frame = document.createElement('iframe')
  frame.srcdoc =
    '<button style="position:fixed;inset:0" onclick="parent.document.title=`pressed`">Verify</button>'
  frame.style.cssText = 'width:100%; height:100%; border:0'
  other.button.replaceWith(frame)
  await soon(() => expect(isFree({ button: frame })).toBe(true))
  await soon(() => expect(frame.contentDocument?.querySelector('button')).not.toBeNull())
  await userEvent.click(frame)
  await soon(() => expect(document.title).toBe('pressed'))
  expect([document.activeElement === frame, isOpen()]).toEqual([true, true])
})

it('P5 beside it, Escape and the content close the panel, which leaves nothing behind', async () => {
  for (const [from, close] of [
    ['email', () => userEvent.keyboard('{Escape}')],
    ['body', () => userEvent.keyboard('{Escape}')],
    ['email', () => press('Close')],
    ['email', () => press('Enter')],
  ] as const) {
    const { unmount } = await open()
    const other = append(shown)
    await soon(() => expect(isModal()).toBe(false))
    if (from === 'body' && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await close()
    await soon(() => expect([isOpen(), focused()]).toEqual([false, 'button Enter']))
    expect(document.documentElement.outerHTML).not.toContain('data-tb-')
    other.element.remove()
    await press('Enter')
    await soon(() => expect([isModal(), isOpen(), onOpen.mock.calls.length]).toEqual([true, true, 2]))
    unmount()
  }
})

it('P5 focus returns to the button when the panel closes after it was beside something', async () => {
  await open()
  const other = append(shown)
  await soon(() => expect(isModal()).toBe(false))
  other.element.remove()
  await soon(() => expect(isModal()).toBe(true))
  expect(focused()).toBe('email')
  await userEvent.keyboard('{Escape}')
  await soon(() => expect([isOpen(), focused()]).toEqual([false, 'button Enter']))
})

it('P5 afterwards a press outside closes it again', async () => {
  await open()
  const other = append(shown)
  await soon(() => expect(isModal()).toBe(false))
  other.element.remove()
  await soon(() => expect(isModal()).toBe(true))
  await userEvent.click(page.getByText('Elsewhere'))
  await soon(() => expect(isOpen()).toBe(false))
})
