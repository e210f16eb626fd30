import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes, type Mount, type Mounted } from '../../../testing/stage/mountFlow.tsx'
import { byRole, soon } from '../../../testing/stage/person.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { ToastRow } from './testing/toastRow.ts'
import { toastRows } from './testing/toastRows.tsx'

const [[, mount]] = modes
const toasts = () => document.querySelectorAll('[data-ui="toast"]')
const toast = () => [...toasts()].at(-1) ?? null
const leave = () => userEvent.hover(document.documentElement, { position: { x: 2, y: 2 } })

const isRegion = (element: Element) => element.matches('[role], [aria-hidden]')

/** Asks for the next toast, which replaces what is there. */
async function showNext(row: ToastRow, mounted: Mounted) {
  const before = toast()
  await row.show(mounted)
  await soon(() => expect([null, before]).not.toContain(toast()))
  // One that comes while a dialog closes moves to its region in the next frame.
  await soon(() => expect(toast()?.parentElement).toSatisfy(isRegion))
}

/** Opens the flow, and shows its first toast. `dialog` opens and closes a dialog of the page. */
async function opened(row: ToastRow, put: Mount) {
  await leave()
  const page = (isOpen: boolean) => (
    <>
      {row.node}
      {isOpen && <Dialog title="Of the page" closeLabel="Close" onClose={() => {}} />}
    </>
  )
  const mounted = put(page(false), row.options)
  await row.open?.(mounted)
  await showNext(row, mounted)
  return { mounted, dialog: (isOpen: boolean) => mounted.render(page(isOpen)) }
}

const SECOND = 1_000
const second = async ({ clock }: Mounted) => {
  clock.advance(SECOND)
  // A toast's timer starts in an effect.
  await new Promise((done) => requestAnimationFrame(done))
}

/** The longest time of a toast, twice, and some seconds. */
const LONGEST = 12

/** The toasts that do not expire. */
async function kept(mounted: Mounted) {
  for (let passed = 0; passed < LONGEST && toast(); passed += 1) await second(mounted)
  return [...toasts()].map(({ textContent }) => textContent)
}

const action = () => {
  const button = toast()?.querySelector('button')
  if (!button) throw new Error('The toast has no action.')
  return button
}

const withAction = toastRows.filter(({ hasAction }) => hasAction)

describe('J6 every toast expires after whatever happened to the one before it', () => {
  it.each(withAction)('$flow: its action was focused and pressed with Enter', async (row) => {
    const { mounted } = await opened(row, mount)
    const button = action()
    button.focus()
    await soon(() => expect(document.activeElement).toBe(button))
    await userEvent.keyboard('{Enter}')
    await soon(() => expect(mounted.platform.navigation.visited).toHaveLength(1))
    await showNext(row, mounted)
    expect(await kept(mounted)).toEqual([])
  })

  it.each(withAction)('$flow: its action was clicked, and the pointer left', async (row) => {
    const { mounted } = await opened(row, mount)
    await userEvent.click(action())
    await soon(() => expect(mounted.platform.navigation.visited).toHaveLength(1))
    await leave()
    await showNext(row, mounted)
    expect(await kept(mounted)).toEqual([])
  })

  it.each(toastRows)('$flow: it was replaced under the pointer, which then left', async (row) => {
    const { mounted } = await opened(row, mount)
    await userEvent.hover(toast() ?? document.body)
    await showNext(row, mounted)
    await leave()
    expect(await kept(mounted)).toEqual([])
  })

  it.each(toastRows)('$flow: it was hovered while a dialog opened and closed', async (row) => {
    const { mounted, dialog } = await opened(row, mount)
    await userEvent.hover(toast() ?? document.body)
    dialog(true)
    await byRole('dialog', 'Of the page')
    dialog(false)
    await leave()
    await showNext(row, mounted)
    expect(await kept(mounted)).toEqual([])
  })
})

it('every list of toasts has a row', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../**/testing/*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const mounting = Object.entries(sources)
    .filter(([, source]) => /<(Toaster|SavingToasts)\b/.test(source))
    .map(([path]) => path.replace('../', ''))
  // `SavingToasts` is what the flows mount.
  expect(new Set(toastRows.map(({ mountedBy }) => mountedBy))).toEqual(
    new Set(mounting.filter((path) => !path.endsWith('SavingToasts.tsx'))),
  )
})
