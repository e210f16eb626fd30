/** What a story's page reports. */
export interface Findings {
  /** Null until the story, its steps and its checks have finished. */
  finished: 'success' | 'error' | null
  readonly thrown: string[]
}

declare global {
  var findings: Findings | undefined
  /** Whether a story is walked in a browser that may be slow. */
  var isWalked: boolean | undefined
}

/**
 * Listens to Storybook's channel from the very start. Runs in the page before anything else, so it must not use anything outside itself.
 */
export function collect(): void {
  type Channel = { on: (event: string, listener: (...args: never[]) => void) => void }
  const findings: { finished: 'success' | 'error' | null; thrown: string[] } = { finished: null, thrown: [] }
  globalThis.findings = findings
  globalThis.isWalked = true
  const record = (error: { message?: string; description?: string }) =>
    findings.thrown.push(error.message ?? error.description ?? JSON.stringify(error))
  addEventListener('error', ({ error, message }) => record(error ?? { message }))
  addEventListener('unhandledrejection', ({ reason }) => record(reason ?? {}))
  const listen = (channel: Channel) => {
    channel.on(
      'storyFinished',
      ({ status, reporters }: { status: 'success' | 'error'; reporters: Report[] }) => {
        for (const { type, status: result } of reporters)
          if (result === 'failed') findings.thrown.push(`the check '${type}' failed`)
        findings.finished = status
      },
    )
    channel.on('unhandledErrorsWhilePlaying', (errors: { message?: string }[]) => errors.forEach(record))
    for (const event of ['storyThrewException', 'playFunctionThrewException', 'storyErrored', 'storyMissing'])
      channel.on(event, (error: { message?: string }) => {
        record(error ?? {})
        if (event === 'storyMissing' || event === 'storyErrored') findings.finished = 'error'
      })
  }
  type Report = { type: string; status: string }
  let current: Channel | undefined
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => current,
    set: (next: Channel | undefined) => {
      if (next && next !== current) listen(next)
      current = next
    },
  })
}
