/** Runs in the browser: opens the picker that the address names, types, clears, moves the highlight, and reports milliseconds to paint. */
import { useLayoutEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { makeBoards } from './boards.ts'
import { painted, settled } from './painted.ts'
import { listHeight, rowHeight, type PickerProps } from './subject.tsx'
import { subjects, type Subject } from './subjects.ts'

const letter = 'p'
const presses = 12
/** A list with fewer is not there yet. */
const rowsSeen = 6
/** Between two deeds, in milliseconds: enough for timers and idle work. */
const pause = 60

const style = document.head.appendChild(document.createElement('style'))
style.textContent = `
  body { margin: 16px; font: 16px/1.5 sans-serif; }
  .picker { inline-size: 420px; }
  .picker input { box-sizing: border-box; inline-size: 100%; block-size: 48px; font: inherit; }
  .list { block-size: ${listHeight}px; overflow: auto; outline: none; }
  .row { display: flex; align-items: center; gap: 12px; box-sizing: border-box; block-size: ${rowHeight}px; padding: 8px; border-radius: 12px; }
  .row[aria-selected='true'], .row[data-focused] { background: #eee; }
  .cover { border-radius: 8px; flex: none; }
  .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

// SAFETY: run.ts names no other.
const subject = decodeURIComponent(location.hash.slice(1)) as Subject
const { Picker }: { Picker: ComponentType<PickerProps> } = await subjects[subject]()

function App({ boards }: PickerProps) {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => { if (isOpen) field()?.focus() }, [isOpen])
  return isOpen ? <Picker boards={boards} /> : <button type="button" onClick={() => setOpen(true)}>Save</button>
}

const field = () => document.querySelector<HTMLInputElement>('input[role="combobox"], input')
const shown = () => [...document.querySelectorAll('[role="option"] .name')].map((name) => (name.textContent ?? '').toLowerCase())
const matches = (name: string) => name.includes(letter)
/** The option that the field points at, and the one that is marked: cmdk moves only the mark once something was typed. */
const active = () =>
  `${field()?.getAttribute('aria-activedescendant') ?? ''} ${document.querySelector('[role="option"][aria-selected="true"]')?.id ?? ''}`

async function measure(count: number) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<App boards={makeBoards(count)} />)
  await settled(pause)
  // There because run.ts starts the browser with `--expose-gc`.
  globalThis.gc?.()

  const open = await painted(`${subject}: open`, () => container.querySelector('button')?.click(), () => shown().length >= rowsSeen)
  await settled(pause)
  const type = await painted(`${subject}: type`, () => document.execCommand('insertText', false, letter), () => shown().every(matches) && shown().length >= rowsSeen)
  await settled(pause)
  const clear = await painted(`${subject}: clear`, () => document.execCommand('delete'), () => !shown().every(matches) && shown().length >= rowsSeen)
  await settled(pause)
  const arrows: number[] = []
  for (let press = 0; press < presses; press++) {
    const before = active()
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', keyCode: 40, bubbles: true, cancelable: true })
    arrows.push(await painted(`${subject}: arrow`, () => field()?.dispatchEvent(key), () => active() !== before))
    await settled(0)
  }

  root.unmount()
  container.remove()
  return { open, letter: type, clear, arrow: arrows.reduce((sum, arrow) => sum + arrow, 0) / presses }
}

export type Measured = Awaited<ReturnType<typeof measure>>

declare global {
  var measurePicker: (count: number) => Promise<Measured>
}
globalThis.measurePicker = measure
