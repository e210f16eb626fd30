/** Runs in the browser: mounts each page, types into it, and measures the time until the paint. */
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { settled, timeToPaint } from '../timeToPaint.ts'
import { workOf } from '../workOf.ts'
import { Subject as Floor } from './Floor.tsx'
import { Subject as Ours } from './Ours.tsx'

/** The measured pages. */
export type Subject = 'ours' | 'floor'

const subjects: Readonly<Record<Subject, ComponentType>> = { ours: Ours, floor: Floor }

const link = 'https://tackboard.test/lamps'

async function measure(subject: Subject) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  // Only young objects: a full collection would also drop compiled code. Exposed by a flag.
  globalThis.gc?.({ type: 'minor' })
  const mount = await timeToPaint(
    subject,
    () => root.render(createElement(subjects[subject])),
    () => container.querySelector('button[type="submit"]') !== null,
  )
  await settled(20)
  const field = container.querySelector<HTMLInputElement>('input[type="url"]')
  field?.select()
  let key = 0
  for (const letter of link)
    key += (await workOf(() => document.execCommand('insertText', false, letter))) / link.length
  if (field?.value !== link) throw new Error(`The field of ${subject} contains ${field?.value}.`)
  await settled(20)
  root.unmount()
  container.remove()
  return { mount, key }
}

export type Measured = Awaited<ReturnType<typeof measure>>

declare global {
  var measurePromote: typeof measure
}
globalThis.measurePromote = measure
