/** Runs in plain Node, built for production: measures how many log-in forms one process renders in a second. */
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
// The benchmark measures the built package: run.ts redirects this import.
import { StyleCache } from '../../src/theme/index.ts'
import type { Subject } from './subjectNames.ts'
import { subjects } from './subjects.tsx'

const plain = (subject: Subject) => renderToString(createElement(subjects[subject]))

const collecting = (subject: Subject) => {
  const sheet = new ServerStyleSheet()
  const page = createElement(subject === 'ours' ? StyleCache : Fragment, {}, createElement(subjects[subject]))
  try {
    return renderToString(sheet.collectStyles(page)) + sheet.getStyleTags()
  } finally {
    sheet.seal()
  }
}

const renders = { plain, collecting }
export type Render = keyof typeof renders

/** Seconds of this thread's own processor time, so that other load on the machine does not count. */
const seconds = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Forms a second, rendered for `duration` seconds. */
function measure(subject: Subject, how: Render, duration: number): number {
  const render = renders[how]
  const start = seconds()
  let count = 0
  while (seconds() - start < duration) {
    for (let index = 0; index < 50; index++) render(subject)
    count += 50
  }
  return count / (seconds() - start)
}

/** A child process of run.ts: it renders one subject in one way. */
const [, , name = '', kind = ''] = process.argv
if (name in subjects && kind in renders) {
  // SAFETY: checked in the line above.
  const [subject, how] = [name as Subject, kind as Render]
  if (!renders[how](subject).includes('type="password"'))
    throw new Error(`${subject} does not render a form on the server.`)
  measure(subject, how, 1)
  process.stdout.write(JSON.stringify(Array.from({ length: 5 }, () => measure(subject, how, 0.4))))
}
