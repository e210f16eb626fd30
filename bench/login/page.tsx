/** Runs in the browser: mounts each subject, types into it, and measures the work until the paint in milliseconds. */
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { workOf } from '../workOf.ts'
import type { Subject } from './subjectNames.ts'
import { subjects } from './subjects.tsx'

const email = 'ann.example@tackboard.test'

async function measure(subject: Subject) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const mount = await workOf(() => flushSync(() => root.render(createElement(subjects[subject]))))

  const field = container.querySelector<HTMLInputElement>('input[type="email"]')
  field?.focus()
  let key = 0
  for (const letter of email)
    key += (await workOf(() => document.execCommand('insertText', false, letter))) / email.length
  if (field?.value !== email) throw new Error(`The field of ${subject} contains ${field?.value}.`)

  root.unmount()
  container.remove()
  return { mount, key }
}

export type Measured = Awaited<ReturnType<typeof measure>>

declare global {
  var measureLogin: typeof measure
}
globalThis.measureLogin = measure
