import { Virtual } from '@guidepup/virtual-screen-reader'
import { reflectChecked } from './reflectChecked.ts'
import { spokenMutations } from './spokenMutations.ts'

/** A screen reader that runs in the page, and the words that it has said. */
export interface ScreenReader {
  /** What it has said since it was last asked, a phrase a line. */
  readonly heard: () => Promise<readonly string[]>
  /** Presses a key that it answers by saying what it is on: a list's active option is said only then. */
  readonly press: (key: string) => Promise<void>
  /** Moves its cursor from the last title to the end of the dialog or page. */
  readonly readOn: () => Promise<void>
  readonly stop: () => Promise<void>
}

const atEnd = /^end of (?:dialog|document)/

/** Starts it on the whole page. It follows the focus, and says what is added to live regions. */
export async function startScreenReader(): Promise<ScreenReader> {
  const reader = new Virtual()
  const unreflect = reflectChecked()
  await reader.start({ container: document.body, window: { document, MutationObserver: spokenMutations() } })
  let count = 0
  const kept: string[] = []
  const keep = async () => {
    const log = await reader.spokenPhraseLog()
    kept.push(...log.slice(count))
    count = log.length
  }
  const last = async () =>
    (await reader.spokenPhraseLog()).findLast((phrase) => !/^(?:polite|assertive):/.test(phrase)) ?? ''
  /** Its cursor goes to the focus without a word, as when a reader leaves its reading mode. */
  const toFocus = async () => {
    await keep()
    for (let moves = 0; moves < 400 && reader.activeNode !== document.activeElement; moves += 1)
      await reader.previous()
    count = (await reader.spokenPhraseLog()).length
  }
  return {
    async heard() {
      await keep()
      return kept.splice(0)
    },
    async press(key) {
      await toFocus()
      await reader.press(key)
    },
    async readOn() {
      // Somebody who is in a field goes back to the title first.
      const title = document.activeElement instanceof HTMLInputElement ? null : document.activeElement
      if (reader.activeNode !== title) await reader.perform('moveToPreviousHeading')
      for (let moves = 0; moves < 400 && !atEnd.test(await last()); moves += 1) await reader.next()
    },
    async stop() {
      unreflect()
      await reader.stop()
    },
  }
}
