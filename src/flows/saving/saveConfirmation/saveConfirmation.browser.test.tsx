import { describe, expect, it, vi } from 'vitest'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { soon } from '../../../../testing/stage/person.ts'
import { SaveConfirmation } from './SaveConfirmation.tsx'

const overlay = () => document.querySelector('[data-ui="confirmation"]')
const canvas = () => overlay()?.querySelector('canvas') ?? null
const onDismiss = vi.fn<() => void>()

const fire = Object.assign(vi.fn<(options: { particleCount: number }) => void>(), {
  reset: vi.fn<() => void>(),
})
const create = vi.fn<(canvas: HTMLCanvasElement, options: object) => typeof fire>(() => fire)
const loadPart = vi.fn<() => Promise<unknown>>()
// SAFETY: the overlay fetches one part, and this is its shape.
const parts = loadPart as unknown as <Part>(load: () => Promise<Part>) => Promise<Part>

/** Tests run with less motion; some want it all. */
const withMotion = () => {
  const ask = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    ask(query.includes('reduced-motion') ? 'not all' : query),
  )
}

describe.each(modes)('the save confirmation, %s', (_, mount) => {
  const open = (
    props: Partial<Parameters<typeof SaveConfirmation>[0]> = {},
    part: () => Promise<unknown> = async () => ({ default: { create } }),
  ) => {
    for (const mock of [onDismiss, fire, fire.reset, create, loadPart]) mock.mockClear()
    loadPart.mockImplementation(part)
    return mount(
      <main>
        <SaveConfirmation
          board={{ name: 'Garden rooms' }}
          imageUrl="/pins/lake.svg"
          pinColor="#4f7f8c"
          onDismiss={onDismiss}
          {...props}
        />
      </main>,
      { loadPart: parts },
    )
  }

  it('says where the pin went in a live region that was there before, above the page, and takes neither focus nor presses', async () => {
    open()
    expect(overlay()?.matches(':popover-open')).toBe(true)
    await soon(() =>
      expect(overlay()?.querySelector('[role="status"]')?.textContent).toBe('Saved to Garden rooms'),
    )
    expect(overlay()?.contains(document.activeElement)).toBe(false)
    const element = overlay()
    expect(element && getComputedStyle(element).pointerEvents).toBe('none')
  })

  it('I5 is dismissed after 2,600 ms, once, and is gone even where the app does not take it away', async () => {
    const { clock } = open()
    clock.advance(2_599)
    expect([onDismiss.mock.calls.length, overlay() !== null]).toEqual([0, true])
    clock.advance(1)
    await soon(() => expect(overlay()).toBeNull())
    expect([onDismiss.mock.calls.length, clock.pending]).toEqual([1, 0])
  })

  it('D6, I5 leaving the page before leaves no timer, and dismisses nothing', () => {
    const { clock, unmount } = open()
    unmount()
    clock.advance(60_000)
    expect([clock.pending, onDismiss.mock.calls]).toEqual([0, []])
  })

  it('J20 with less motion no confetti is fetched or thrown; it is dismissed at 2,600 ms all the same', async () => {
    const { clock } = open()
    clock.advance(1_250)
    await soon(() => expect(canvas()).not.toBeNull())
    expect([loadPart.mock.calls.length, create.mock.calls.length]).toEqual([0, 0])
    clock.advance(1_350)
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('§4 throws 120 particles after 1,250 ms on its own canvas, without a worker, and stops with it', async () => {
    withMotion()
    const { clock } = open()
    expect(loadPart).toHaveBeenCalled()
    clock.advance(1_249)
    expect([canvas(), create.mock.calls.length]).toEqual([null, 0])
    clock.advance(1)
    await soon(() => expect(fire).toHaveBeenCalledOnce())
    expect(create.mock.calls).toEqual([
      [canvas(), { resize: true, useWorker: false, disableForReducedMotion: true }],
    ])
    expect(fire.mock.calls[0]?.[0]).toMatchObject({ particleCount: 120 })
    expect(fire.reset).not.toHaveBeenCalled()
    clock.advance(1_350)
    await soon(() => expect(fire.reset).toHaveBeenCalledOnce())
  })

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('not fetched'))],
    ['never comes', () => new Promise(() => undefined)],
  ] as const)('confetti that %s is ignored', async (_why, part) => {
    withMotion()
    const { clock, log } = open({}, part)
    clock.advance(1_250)
    await soon(() => expect(canvas()).not.toBeNull())
    clock.advance(1_350)
    await soon(() => expect(overlay()).toBeNull())
    expect([onDismiss.mock.calls.length, create.mock.calls.length, log]).toEqual([1, 0, []])
  })

  it('E3 names are isolated; E16 a script is no picture', async () => {
    open({ board: { name: '\u202Eحدائق' }, section: { title: 'Ponds' }, imageUrl: 'javascript:alert(1)' })
    await soon(() =>
      expect([...(overlay()?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Ponds',
        '\u2068\u202Eحدائق\u2069',
      ]),
    )
    expect(overlay()?.querySelector('img')).toBeNull()
  })
})
