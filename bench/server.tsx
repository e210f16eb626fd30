/** Runs in plain Node, built for production: how many log-in pages one process renders in a second. */
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { PeerLoginForm } from './peer.tsx'
import { subjects } from './subjects.tsx'

/** Whose form is rendered: the subjects of the bench, and the neighbour that is fastest at this. */
const forms = { ...subjects, peer: () => <PeerLoginForm /> }
export type Form = keyof typeof forms

const plain = (subject: Form) => renderToString(forms[subject]())

const collecting = (subject: Form) => {
  const sheet = new ServerStyleSheet()
  try {
    return renderToString(sheet.collectStyles(forms[subject]())) + sheet.getStyleTags()
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
function measure(subject: Form, how: Render, duration: number): number {
  const render = renders[how]
  const start = seconds()
  let count = 0
  while (seconds() - start < duration) {
    for (let index = 0; index < 50; index++) render(subject)
    count += 50
  }
  return count / (seconds() - start)
}

/** A child of run.ts: one process renders one subject in one way, as a server does, and nothing else. */
const [, , name = '', kind = ''] = process.argv
if (name in forms && kind in renders) {
  // SAFETY: both are keys, as just asked.
  const [subject, how] = [name as Form, kind as Render]
  if (!renders[how](subject).includes('type="password"'))
    throw new Error(`${subject} renders no form on the server.`)
  measure(subject, how, 1)
  process.stdout.write(JSON.stringify(Array.from({ length: 5 }, () => measure(subject, how, 0.4))))
}
