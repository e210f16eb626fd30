import { nonce } from '../testing/stage/nonce.ts'

/** A description of an error outside the story's own steps. */
export type Fault = string

/** Collects console errors, uncaught errors and violations of the report-only Content-Security-Policy until `stop` is called. */
export function watchFaults() {
  const faults: Fault[] = []
  const stopping = new AbortController()
  const { signal } = stopping
  const before = console.error
  console.error = (...parts: unknown[]) => {
    faults.push(`console.error: ${parts.map(String).join(' ')}`)
    before(...parts)
  }
  signal.addEventListener('abort', () => {
    console.error = before
  })
  window.addEventListener('error', (event) => faults.push(`uncaught: ${event.message}`), { signal })
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => faults.push(`unhandled rejection: ${reason}`),
    { signal },
  )
  document.addEventListener(
    'securitypolicyviolation',
    (event) => {
      if (isOurs(event)) faults.push(describe(event))
    },
    { signal },
  )
  return { faults, stop: () => stopping.abort() }
}

/** Vite and Storybook add their own style elements. A component's style element must have the nonce. */
function isOurs({ target, violatedDirective, sourceFile }: SecurityPolicyViolationEvent) {
  if (/__vitest|\/node_modules\/(?!styled-components)/.test(sourceFile ?? '')) return false
  if (!(target instanceof HTMLStyleElement)) return !violatedDirective.startsWith('script-src-elem')
  return target.nonce !== nonce && !target.dataset['viteDevId'] && !target.id.startsWith('storybook')
}

const describe = ({
  violatedDirective,
  blockedURI,
  target,
  sourceFile,
  lineNumber,
}: SecurityPolicyViolationEvent) =>
  `a strict policy would block ${blockedURI} (${violatedDirective}) ` +
  `${target instanceof Element ? target.outerHTML.slice(0, 120) : ''} ${sourceFile}:${lineNumber}`
