/** Runs in the browser: opens the picker that the address names, types, clears, moves the highlight, and reports milliseconds to paint. */
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Board } from '../../src/domain/saving/board.ts'
import { makeBoards } from './boards.ts'
import { painted, settled } from './painted.ts'
import { listHeight, rowHeight, type PickerProps } from './subject.tsx'
import { subjects, type Subject } from './subjects.ts'

const letter = 'p'
const presses = 12
/** No further press once they have taken so long together, in milliseconds. */
const enough = 1_000
/** A list with fewer is not there yet. */
const rowsSeen = 6
/** Between two deeds, in milliseconds: enough for timers and idle work. */
const pause = 60
const style = document.head.appendChild(document.createElement('style'))
style.textContent = `
  body { margin: 16px; inline-size: 420px; font: 16px/1.5 sans-serif; }
  .picker { display: flex; flex-direction: column; gap: 12px; }
  .picker > .search { position: relative; }
  .picker svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 2; }
  .search svg { position: absolute; inset-block: 14px; inset-inline-start: 14px; }
  .search button { position: absolute; inset-block: 8px; inset-inline-end: 8px; inline-size: 32px; border: 0; border-radius: 16px; }
  .picker input { box-sizing: border-box; inline-size: 100%; block-size: 48px; padding-inline: 44px; border: 1px solid #777; border-radius: 16px; font: inherit; }
  .list { position: relative; max-block-size: ${listHeight}px; overflow: auto; outline: none; border-radius: 16px; contain: content; }
  .heading { padding: 8px; font-size: 14px; font-weight: 600; line-height: 1.25; color: #555; }
  .row { display: flex; align-items: center; gap: 12px; box-sizing: border-box; block-size: ${rowHeight}px; padding: 8px; border-radius: 16px; cursor: pointer; }
  .row:hover { background: #eee; }
  .row[aria-selected='true'], .row[data-focused] { background: #eee; outline: 2px solid #06c; outline-offset: -2px; }
  .cover { border-radius: 8px; flex: none; }
  .name { flex: 1; min-inline-size: 0; font-weight: 500; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .row:is(:hover, [aria-selected='true'], [data-focused])::after { content: 'Save'; padding: 4px 12px; border-radius: 24px; background: #c03; color: #fff; font-size: 14px; font-weight: 600; }
  .create { display: flex; align-items: center; justify-content: center; gap: 8px; block-size: 48px; border: 0; border-radius: 24px; font: inherit; font-weight: 600; }
`

// SAFETY: run.ts names no other.
const subject = decodeURIComponent(location.hash.slice(1)) as Subject
const { Picker }: { Picker: ComponentType<PickerProps> } = await subjects[subject]()

function App(props: PickerProps) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) field()?.focus()
  }, [isOpen])
  return isOpen ? (
    <Picker {...props} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Save
    </button>
  )
}

const field = () => document.querySelector<HTMLInputElement>('input[role="combobox"], input')
const shown = () =>
  [...document.querySelectorAll('[role="option"] :is(.name, bdi)')].map((name) =>
    (name.textContent ?? '').toLowerCase(),
  )
const matches = (name: string) => name.includes(letter)
/** The option that the field points at, and the one that is marked: cmdk moves only the mark once something was typed. */
const active = () =>
  `${field()?.getAttribute('aria-activedescendant') ?? ''} ${document.querySelector('[role="option"][aria-selected="true"]')?.id ?? ''}`

/**
 * Takes away what the making of boards and the former deed left, so that nobody pays for it while being measured. Only what is young: a
 * whole collection throws away compiled code and shaped text as well, which no app does before it opens something. `--expose-gc` in run.ts.
 */
const tidy = () => globalThis.gc?.({ type: 'minor' })

const made = new Map<number, readonly Board[]>()

/**
 * A new list of the same boards: an app keeps those that it has read. Ten thousand new ones a round are collected as a whole after each,
 * and take along the compiled code of whatever an opening makes anew, such as its handlers: the next opening would pay for compiling.
 */
function listOf(count: number): readonly Board[] {
  const boards = made.get(count) ?? makeBoards(count)
  made.set(count, boards)
  // Its first one is new: ours knows a list that goes on from one it has ordered by that, and this is to be a first opening.
  const [first, ...others] = boards
  return first ? [{ ...first }, ...others] : []
}

async function measure(count: number) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const boards = listOf(count)
  root.render(<App key="first" boards={boards} />)
  await settled(pause)
  tidy()
  const first = await painted(
    `${subject}: first`,
    () => container.querySelector('button')?.click(),
    () => shown().length >= rowsSeen,
  )
  await settled(pause)
  root.render(<App key="again" boards={boards} />)
  await settled(pause)
  tidy()
  const open = await painted(
    `${subject}: open`,
    () => container.querySelector('button')?.click(),
    () => shown().length >= rowsSeen,
  )
  await settled(pause)
  const type = await painted(
    `${subject}: type`,
    () => document.execCommand('insertText', false, letter),
    () => shown().every(matches) && shown().length >= rowsSeen,
  )
  await settled(pause)
  const clear = await painted(
    `${subject}: clear`,
    () => document.execCommand('delete'),
    () => !shown().every(matches) && shown().length >= rowsSeen,
  )
  await settled(pause)
  const arrows: number[] = []
  const sum = () => arrows.reduce((total, arrow) => total + arrow, 0)
  while (arrows.length < presses && sum() < enough) {
    const before = active()
    const key = new KeyboardEvent('keydown', {
      key: 'ArrowDown',
      code: 'ArrowDown',
      keyCode: 40,
      bubbles: true,
      cancelable: true,
    })
    arrows.push(
      await painted(
        `${subject}: arrow`,
        () => field()?.dispatchEvent(key),
        () => active() !== before,
      ),
    )
    await settled(0)
  }

  root.unmount()
  container.remove()
  return { first, open, letter: type, clear, arrow: sum() / arrows.length }
}

export type Measured = Awaited<ReturnType<typeof measure>>

declare global {
  var measurePicker: typeof measure
}
globalThis.measurePicker = measure
