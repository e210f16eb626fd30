/** Runs in the browser: mounts each page, and measures the time until its form is painted. */
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { settled, timeToPaint } from '../timeToPaint.ts'
import { Subject as Floor } from './Floor.tsx'
import { Subject as Ours } from './Ours.tsx'

/** The measured pages. */
export type Subject = 'ours' | 'floor'

const subjects: Readonly<Record<Subject, ComponentType>> = { ours: Ours, floor: Floor }

async function measure(subject: Subject): Promise<number> {
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
  root.unmount()
  container.remove()
  return mount
}

declare global {
  var measurePromote: typeof measure
}
globalThis.measurePromote = measure
