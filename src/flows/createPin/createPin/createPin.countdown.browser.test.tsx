import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, soon } from '../../../../testing/stage/person.ts'
import { announced, countdown, openingPopup, save } from '../testing/createPinPage.tsx'

const closesIn = (seconds: number) => `This window closes in ${seconds} seconds.`
const reads = (seconds: number) => soon(() => expect(countdown()).toBe(closesIn(seconds)))

/** Moves the pointer away from everything. */
const unhover = () => userEvent.hover(document.querySelector('h1') ?? document.body)

function showPage(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe.each(modes)('K8 J27 the countdown, %s', (_, mount) => {
  const open = openingPopup(mount)
  const openSaved = async () => {
    const mounted = open()
    await save()
    await unhover()
    return mounted
  }
  beforeEach(() => vi.restoreAllMocks())

  it('closes the window after ten seconds', async () => {
    const { clock, window } = await openSaved()
    clock.advance(9_999)
    expect(window.isClosed).toBe(false)
    clock.advance(2)
    expect([window.isClosed, clock.pending]).toEqual([true, 0])
  })

  it('is announced once, not every second', async () => {
    const { clock } = await openSaved()
    await soon(() => expect(announced()).toContain(closesIn(10)))
    const before = announced()
    clock.advance(3_000)
    await reads(7)
    expect(announced()).toEqual(before)
  })

  it.each(['See your Pin', 'Close window', 'Keep it open'])(
    'waits while the pointer is on %s',
    async (name) => {
      const { clock } = await openSaved()
      const element = [...document.querySelectorAll('a, button')].find(
        ({ textContent }) => textContent === name,
      )
      await userEvent.hover(element ?? document.body)
      clock.advance(60_000)
      expect(countdown()).toBe(closesIn(10))
      await unhover()
      clock.advance(1_000)
      await reads(9)
    },
  )

  it.each(['See your Pin', 'Close window', 'Keep it open'])('waits while focus is on %s', async (name) => {
    const { clock } = await openSaved()
    const element = [...document.querySelectorAll<HTMLElement>('a, button')].find(
      ({ textContent }) => textContent === name,
    )
    element?.focus()
    clock.advance(60_000)
    expect(countdown()).toBe(closesIn(10))
    document.querySelector('h1')?.focus()
    clock.advance(1_000)
    await reads(9)
  })

  it('goes on only when neither pointer nor focus is there', async () => {
    const { clock } = await openSaved()
    const link = await byRole('link', 'See your Pin')
    await userEvent.hover(link)
    link.focus()
    await unhover()
    clock.advance(60_000)
    expect(countdown()).toBe(closesIn(10))
    document.querySelector('h1')?.focus()
    clock.advance(1_000)
    await reads(9)
  })

  it('waits while another tab is in front, and pointer or focus do not end that', async () => {
    const { clock } = await openSaved()
    showPage(false)
    const link = await byRole('link', 'See your Pin')
    link.focus()
    document.querySelector('h1')?.focus()
    clock.advance(60_000)
    expect(countdown()).toBe(closesIn(10))
    showPage(true)
    clock.advance(1_000)
    await reads(9)
  })

  it('waits from the start if the pin is created behind another tab', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { clock, window } = await openSaved()
    clock.advance(60_000)
    expect([window.isClosed, countdown()]).toEqual([false, closesIn(10)])
    showPage(true)
    clock.advance(1_000)
    await reads(9)
  })

  it('can be stopped: the window stays, says so, and focus is not lost', async () => {
    const { clock, window } = await openSaved()
    await press('Keep it open')
    await soon(() => expect(announced()).toContain('This window stays open.'))
    expect(focused()).toBe('h1 Saved to Blue sofa')
    clock.advance(60_000)
    expect([window.isClosed, clock.pending]).toEqual([false, 0])
  })

  it('I5 unmounting leaves no timer', async () => {
    const { clock, unmount, window } = await openSaved()
    expect(clock.pending).toBeGreaterThan(0)
    unmount()
    expect(clock.pending).toBe(0)
    clock.advance(60_000)
    expect(window.isClosed).toBe(false)
  })
})
