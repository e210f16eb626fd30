/** A dialog of ours beside what other scripts put over the page. */
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { byRole, focused, soon } from '../../../testing/stage/person.ts'
import { LoadingOverlay } from '../../views/saving/saveConfirmation/LoadingOverlay.tsx'
import {
  append,
  App,
  boxes,
  isAsBefore,
  isFree,
  isUsable,
  modal,
  mount,
  onLoad,
  shown,
} from './testing/others.tsx'

it('P5 focus, what is typed and frames inside the dialog stay while something is shown', async () => {
  mount(<App />)
  await soon(() => expect(onLoad).toHaveBeenCalled())
  onLoad.mockClear()
  await userEvent.fill(page.getByLabelText('Email'), 'wren@example.com')
  const onBlur = vi.fn<() => void>()
  document.activeElement?.addEventListener('blur', onBlur)
  const other = append(shown)
  await soon(() => expect(modal()).toEqual([[false, 'false']]))
  expect(focused()).toBe('email')
  await userEvent.keyboard('x')
  other.element.remove()
  await soon(() => expect(modal()).toEqual([[true, 'true']]))
  await userEvent.keyboard('y')
  expect(document.querySelector('input')?.value).toBe('wren@example.comxy')
  expect([onBlur.mock.calls.length, onLoad.mock.calls.length]).toEqual([0, 0])
})

it('P5 over a nested dialog, too, and Escape and focus are those of the nested one', async () => {
  const onClose = vi.fn<() => void>()
  const { render } = mount(<App onClose={onClose} />)
  await byRole('textbox', 'Email')
  render(<App nested onClose={onClose} />)
  await byRole('textbox', 'Nested')
  const before = boxes()
  const other = append(shown)
  await isUsable(other)
  expect(boxes()).toEqual(before)
  document.querySelector<HTMLElement>('[name="email"]')?.focus()
  expect(document.activeElement).toBe(other.button)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  other.element.remove()
  await isAsBefore(before)
  await soon(() => expect(focused()).toBe('nested'))
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('P5 a dialog that opens while something is shown lets it be used, and so does the one below when it closes', async () => {
  const { render } = mount(<App />)
  await byRole('textbox', 'Email')
  const before = boxes()
  const other = append(shown)
  await soon(() => expect(isFree(other)).toBe(true))
  render(<App nested />)
  await byRole('textbox', 'Nested')
  await soon(() => expect(focused()).toBe('nested'))
  expect([isFree(other), modal()]).toEqual([
    true,
    [
      [false, 'false'],
      [false, 'false'],
    ],
  ])
  render(<App />)
  await soon(() => expect(modal()).toEqual([[false, 'false']]))
  expect(isFree(other)).toBe(true)
  document.querySelector<HTMLElement>('[name="email"]')?.focus()
  expect(focused()).toBe('email')
  other.element.remove()
  await isAsBefore(before)
})

it('P5 Tab reaches it and comes back, and nothing else of the page', async () => {
  mount(<App />)
  await byRole('textbox', 'Email')
  append(shown)
  await soon(() => expect(modal()).toEqual([[false, 'false']]))
  const stops: string[] = []
  for (let count = 0; count < 8; count += 1) {
    await userEvent.tab()
    stops.push(focused())
  }
  expect([...new Set(stops)].toSorted().filter((stop) => stop !== 'body')).toEqual(
    expect.arrayContaining(['button Close', 'button Verify', 'email']),
  )
  expect(stops).not.toContain('button Behind')
})

it('P5 Escape closes the dialog beside it, also after a press on nothing', async () => {
  const onClose = vi.fn<() => void>()
  mount(<App onClose={onClose} />)
  await byRole('textbox', 'Email')
  append(shown)
  await soon(() => expect(modal()).toEqual([[false, 'false']]))
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape')
})

it('P5 it can be used while the page waits under the overlay, which Escape does not close', async () => {
  mount(<LoadingOverlay />)
  await byRole('heading', 'Loading')
  const other = append(shown)
  await soon(() => expect(isFree(other)).toBe(true))
  for (let count = 0; count < 3 && document.activeElement !== other.button; count += 1) await userEvent.tab()
  expect(document.activeElement).toBe(other.button)
  other.element.remove()
  await soon(() => expect(modal()).toEqual([[true, 'true']]))
})

it('P5 what the app itself renders, what was shown before and what lets presses through leave the dialog modal', async () => {
  const before = append(`${shown}; left:200px`)
  const app = (bar: boolean) => (
    <>
      <App />
      {bar && <aside style={{ position: 'fixed', inset: 'auto 0 0', height: 20, zIndex: 5 }}>New</aside>}
    </>
  )
  const { render } = mount(app(false))
  await byRole('textbox', 'Email')
  await import('./beside.ts')
  render(app(true))
  before.element.style.color = 'red'
  const confetti = append(`${shown}; pointer-events:none`)
  confetti.button.remove()
  append('height:50px')
  await new Promise((done) => setTimeout(done, 100))
  expect([modal(), isFree(before)]).toEqual([[[true, 'true']], false])
})

it('P5 leaves nothing behind when the dialog closes while something is shown', async () => {
  const { unmount } = mount(<App />)
  await byRole('textbox', 'Email')
  const { element } = append('position:fixed; top:0; left:0; width:90px; height:40px; z-index:7')
  await soon(() => expect(element.style.zIndex).toBe('2147483647'))
  unmount()
  expect([element.style.cssText.match(/z-index: ([^;]*)/)?.[1], document.querySelector('[inert]')]).toEqual([
    '7',
    null,
  ])
  expect(document.documentElement.outerHTML).not.toContain('data-tb-')
})
