/** Runs in a fresh page: mounts one subject once and measures the work until the paint in milliseconds. */
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { workOf } from '../workOf.ts'

declare global {
  var firstMount: Promise<number>
}

export function measureFirstMount(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  globalThis.firstMount = workOf(() => flushSync(() => root.render(element))).then((duration) => {
    if (!container.querySelector('input[type="password"]')) throw new Error('The form is not rendered.')
    return duration
  })
}
