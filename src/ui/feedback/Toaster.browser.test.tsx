import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createManualClock } from '../../../mocks/index.ts'
import { modes, type Mount } from '../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../testing/stage/person.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Toaster, type ToastItem } from './Toaster.tsx'

const DURATION = 4000

/** A toaster whose list the test sets, on a clock that the test advances. */
function setUp(mount: Mount) {
  const clock = createManualClock()
  const onExpire = vi.fn<(id: string) => void>()
  const view = (toasts: readonly ToastItem[], dialog?: boolean) => (
    <>
      <main>Elsewhere</main>
      {dialog && <Dialog title="Log in" closeLabel="Close" onClose={() => {}} />}
      <Toaster toasts={toasts} onExpire={onExpire} clock={clock} />
    </>
  )
  const { render } = mount(view([]))
  const show = (toasts: readonly ToastItem[], dialog?: boolean) => render(view(toasts, dialog))
  const toast = (id: string): ToastItem => ({
    id,
    kind: 'status',
    text: `Saved to ${id}`,
    durationMs: DURATION,
    action: { label: 'Change', onClick: () => show([]) },
  })
  return { show, toast, clock, expired: () => onExpire.mock.calls.flat() }
}

const text = (id: string) => page.getByText(`Saved to ${id}`)
const isHovered = (id: string) => soon(() => expect(text(id).element().matches(':hover')).toBe(true))
const leave = () => userEvent.hover(page.getByText('Elsewhere'))

const focusAction = async () => {
  const action = await byRole('button', 'Change')
  action.focus()
  await soon(() => expect(document.activeElement).toBe(action))
}

it.each(modes)('on a phone the icon of a short error is beside its sentence, %s', async (_, mount) => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(320, 640)
  const { show } = setUp(mount)
  show([{ id: 'short', kind: 'alert', text: 'Invalid date', durationMs: DURATION }])
  const words = page.getByText('Invalid date').element()
  const root = words.closest('[data-ui="toast"]')
  const icon = root?.querySelector('svg')?.getBoundingClientRect()
  const line = words.getBoundingClientRect()
  expect(icon?.top).toBeLessThan(line.bottom)
  expect(icon?.bottom).toBeGreaterThan(line.top)
})

describe.each(modes)('J6 a toast stays while it is hovered or focused, %s', (_, mount) => {
  it('stays under the pointer, and its time starts again when the pointer leaves', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds'), toast('Boats')])
    await userEvent.hover(text('Birds'))
    clock.advance(10 * DURATION + 1)
    expect(expired()).toEqual([])
    await leave()
    clock.advance(DURATION - 1)
    expect(expired()).toEqual([])
    clock.advance(1)
    expect(expired()).toEqual(['Birds', 'Boats'])
  })

  it('stays while its action has focus, and its time starts again when focus leaves', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await focusAction()
    clock.advance(10 * DURATION + 1)
    expect(expired()).toEqual([])
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    clock.advance(DURATION - 1)
    expect(expired()).toEqual([])
    clock.advance(1)
    expect(expired()).toEqual(['Birds'])
  })

  it('O1 lets the next toast expire after its action, pressed with Enter, removed it', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await focusAction()
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(text('Birds').query()).toBeNull())
    show([toast('Boats')])
    clock.advance(DURATION)
    expect(expired()).toEqual(['Boats'])
  })

  it('O1 lets the next toast expire after its action, clicked, removed it', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await userEvent.click(await byRole('button', 'Change'))
    await soon(() => expect(text('Birds').query()).toBeNull())
    await leave()
    show([toast('Boats')])
    clock.advance(DURATION)
    expect(expired()).toEqual(['Boats'])
  })

  it('O1 lets the others expire after the app removed a hovered one', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds'), toast('Boats')])
    await userEvent.hover(text('Birds'))
    show([toast('Boats')])
    await soon(() => expect(document.querySelector('[data-ui="toaster"]:hover')).toBeNull())
    clock.advance(DURATION)
    expect(expired()).toEqual(['Boats'])
  })

  it('holds a toast that replaces a hovered one under the pointer', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await userEvent.hover(text('Birds'))
    show([toast('Boats')])
    await isHovered('Boats')
    clock.advance(10 * DURATION)
    expect(expired()).toEqual([])
    await leave()
    clock.advance(DURATION)
    expect(expired()).toEqual(['Boats'])
  })

  it('O1 lets a toast expire whose focused action the app removed', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await focusAction()
    show([{ ...toast('Birds'), action: undefined }])
    clock.advance(DURATION)
    expect(expired()).toEqual(['Birds'])
  })

  it('O1 lets the next toast expire after a dialog opened over a hovered one, and closed', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await userEvent.hover(text('Birds'))
    show([toast('Birds')], true)
    await byRole('dialog', 'Log in')
    show([], true)
    show([])
    await leave()
    show([toast('Boats')])
    clock.advance(DURATION)
    expect(expired()).toEqual(['Boats'])
  })

  it('holds a toast that moved into a dialog under the pointer', async () => {
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await userEvent.hover(text('Birds'))
    show([toast('Birds')], true)
    await isHovered('Birds')
    clock.advance(10 * DURATION)
    show([toast('Birds')])
    await isHovered('Birds')
    clock.advance(10 * DURATION)
    expect(expired()).toEqual([])
    await leave()
    clock.advance(DURATION)
    expect(expired()).toEqual(['Birds'])
  })

  it('does not count the hover that a touch screen keeps after a tap', async () => {
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query === '(hover: hover)' ? 'not all' : query),
    )
    const { show, toast, clock, expired } = setUp(mount)
    show([toast('Birds')])
    await userEvent.hover(text('Birds'))
    clock.advance(DURATION)
    expect(expired()).toEqual(['Birds'])
  })
})

it.each(modes)(
  'J6 an echo of what the page says elsewhere is seen, and not announced, %s',
  async (_, mount) => {
    const { show, toast } = setUp(mount)
    show([{ ...toast('Birds'), kind: 'echo', action: undefined }])
    await soon(() => expect(text('Birds').element().checkVisibility()).toBe(true))
    const found = text('Birds').element()
    expect([found.closest('[role], [aria-live]'), found.closest('[aria-hidden="true"]') !== null]).toEqual([
      null,
      true,
    ])
  },
)
