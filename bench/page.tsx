/** Runs in the browser: mounts each subject, types into it, and reports the milliseconds of work up to the paint. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { subjects, type Subject } from './subjects.tsx'
import { workOf } from './workOf.ts'

const email = 'ann.example@tackboard.test'

async function measure(subject: Subject) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const mount = await workOf(() => flushSync(() => root.render(subjects[subject]())))

  container.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
  const keys: number[] = []
  for (const letter of email) keys.push(await workOf(() => document.execCommand('insertText', false, letter)))
  const typed = container.querySelector<HTMLInputElement>('input[type="email"]')?.value
  if (typed !== email) throw new Error(`The field of ${subject} holds ${typed}.`)

  root.unmount()
  container.remove()
  return { mount, key: keys.reduce((sum, key) => sum + key, 0) / keys.length }
}

export type Measured = Awaited<ReturnType<typeof measure>>

declare global {
  var measure: (subject: Subject) => Promise<Measured>
}
globalThis.measure = measure
