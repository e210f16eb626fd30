import { poll } from './poll.ts'
import type { Send } from './webdriver.ts'

/** A function that runs in the page, so it must not use anything outside itself, or its text. */
export type Work = ((...given: never[]) => unknown) | string

/** Runs scripts in a page that WebDriver drives. */
export function pageScripts(send: Send) {
  const execute = <Result>(script: string, args: readonly unknown[] = []) =>
    send<Result>('POST', '/execute/sync', { script, args })
  return {
    execute,
    call: <Result>(work: Work, args: readonly unknown[]) =>
      execute<Result>(`return (${work.toString()})(...arguments)`, args),
    /** Waits for something. If it does not come, the error says what the page shows instead. */
    until: <Result>(what: string, work: () => Promise<Result | null | undefined | false>) =>
      poll(work, async () => {
        const page = await execute<string>(
          'return location.href + " shows: " + document.body.innerText.slice(0, 500)',
        )
        return `${what}. ${page}`
      }),
  }
}
