/** Runs in plain Node: how many log-in pages one process renders in a second. */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { subjects, type Subject } from './subjects.tsx'

const plain = (subject: Subject) => renderToString(subjects[subject]())

const collecting = (subject: Subject) => {
  const sheet = new ServerStyleSheet()
  try {
    return renderToString(sheet.collectStyles(subjects[subject]())) + sheet.getStyleTags()
  } finally {
    sheet.seal()
  }
}

const renders = { plain, collecting }
export type Render = keyof typeof renders

/** Seconds of this thread's own processor time, so that what else runs on the machine does not count. */
const seconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Forms a second, rendered for `duration` seconds. */
export function measureServer(subject: Subject, how: Render, duration: number): number {
  const render = renders[how]
  if (!render(subject).includes('current-password')) throw new Error(`${subject} renders no form on the server.`)
  const start = seconds()
  let count = 0
  while (seconds() - start < duration) {
    for (let index = 0; index < 50; index++) render(subject)
    count += 50
  }
  return count / (seconds() - start)
}
