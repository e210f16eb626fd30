/** Runs in the browser: opens the picker named in the URL, types, clears, moves the highlight, and measures the time to paint. */
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Board } from '../../src/domain/saving/board.ts'
import { makeBoards } from './boards.ts'
import { style } from './style.ts'
import type { PickerProps } from './subject.tsx'
import { subjects, type Subject } from './subjects.ts'
import { settled, timeToPaint } from '../timeToPaint.ts'

const letter = 'p'
const presses = 12
/** No more key presses once they have taken this long in total. In milliseconds. */
const longestPresses = 1_000
/** A list with fewer rows is not complete yet. */
const visibleRows = 6
/** Pause between two actions, long enough for timers and idle work. In milliseconds. */
const pause = 60

document.head.appendChild(document.createElement('style')).textContent = style

// SAFETY: run.ts opens the page with a subject's name only.
const subject = decodeURIComponent(location.hash.slice(1)) as Subject
const { Picker }: { Picker: ComponentType<PickerProps> } = await subjects[subject]()

function App({ boards }: PickerProps) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) field()?.focus()
  }, [isOpen])
  return isOpen ? (
    <Picker boards={boards} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Save
    </button>
  )
}

const field = () => document.querySelector<HTMLInputElement>('input[role="combobox"], input')
const visibleNames = () =>
  [...document.querySelectorAll('[role="option"] :is(.name, bdi)')].map((name) =>
    (name.textContent ?? '').toLowerCase(),
  )
const isListed = () => visibleNames().length >= visibleRows
const isFiltered = () => visibleNames().every((name) => name.includes(letter))
const activeId = () => field()?.getAttribute('aria-activedescendant')
const arrowDown = () =>
  new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    code: 'ArrowDown',
    keyCode: 40,
    bubbles: true,
    cancelable: true,
  })

const lists = new Map<number, readonly Board[]>()

/** A new array of the same boards, as an app that keeps its boards would pass: creating all of them would cause garbage collection. */
function listOf(count: number): readonly Board[] {
  const boards = lists.get(count) ?? makeBoards(count)
  lists.set(count, boards)
  return [...boards]
}

/** Renders an app with a closed picker and opens it. */
async function openPicker(count: number) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<App boards={listOf(count)} />)
  await settled(pause)
  // Only young objects: a full collection would also drop compiled code. Exposed by a flag in run.ts.
  globalThis.gc?.({ type: 'minor' })
  const open = await timeToPaint(
    `${subject}: open`,
    () => container.querySelector('button')?.click(),
    isListed,
  )
  return { open, container, root }
}

async function measure(count: number) {
  const { open, container, root } = await openPicker(count)
  await settled(pause)
  const type = await timeToPaint(
    `${subject}: type`,
    () => document.execCommand('insertText', false, letter),
    () => isListed() && isFiltered(),
  )
  await settled(pause)
  const clear = await timeToPaint(
    `${subject}: clear`,
    () => document.execCommand('delete'),
    () => isListed() && !isFiltered(),
  )
  await settled(pause)
  let arrows = 0
  let pressed = 0
  for (; pressed < presses && arrows < longestPresses; pressed += 1) {
    const before = activeId()
    arrows += await timeToPaint(
      `${subject}: arrow`,
      () => field()?.dispatchEvent(arrowDown()),
      () => activeId() !== before,
    )
    await settled(0)
  }
  root.unmount()
  container.remove()
  return { open, letter: type, clear, arrow: arrows / pressed }
}

export type Measured = Awaited<ReturnType<typeof measure>>

/** Opens a picker in a fresh page and leaves it open. */
const openFirst = async (count: number) => (await openPicker(count)).open

declare global {
  var measurePicker: typeof measure
  var openFirstPicker: typeof openFirst
}
globalThis.measurePicker = measure
globalThis.openFirstPicker = openFirst
