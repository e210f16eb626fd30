/** What every story must also hold under vitest: a clean console, a strict policy, contrast in dark, its picture. */
import { definePreviewAddon } from 'storybook/internal/csf'
import { checkDarkContrast } from './contrast.ts'
import { watchFaults, type Fault } from './faults.ts'
import { askForMedia } from './media.ts'
import { checkPicture, holdDate } from './picture.ts'
import { freezeForSheets } from './sheets.ts'

interface StoryRun {
  readonly id: string
  readonly viewMode: string
  readonly parameters: Record<string, unknown>
  /** What the story asks for itself, over the toolbar. */
  readonly storyGlobals?: Record<string, unknown>
}

let faults: readonly Fault[] = []

export const addonChecks = () =>
  definePreviewAddon({
    beforeEach: async ({ parameters }: StoryRun) => {
      if (!globalThis.underVitest) return
      removeOldStyles()
      const takeMediaBack = await askForMedia(parameters)
      const watch = watchFaults()
      faults = watch.faults
      const letDateGo = holdDate()
      return () => {
        watch.stop()
        letDateGo()
        return takeMediaBack()
      }
    },
    afterEach: async ({ id, viewMode, parameters, storyGlobals = {} }: StoryRun) => {
      if (!globalThis.underVitest || viewMode !== 'story') return
      await checkDarkContrast(parameters)
      try {
        await checkPicture(id, parameters)
      } finally {
        // A picture that changed is a tile that changed, too.
        await freezeForSheets(id, 'locale' in storyGlobals)
      }
    },
  })

/** Each story's root writes style elements of its own and leaves them behind: a page of a hundred stories would be slow, and so would its frozen copy. */
function removeOldStyles() {
  for (const left of document.head.querySelectorAll('style[data-styled]')) left.remove()
}

/**
 * Fails a story that logged an error or broke the strict policy. Runs before axe, right after the play steps.
 * A story that means to fail names the text: `parameters: { expectedErrors: ['Boom'] }`.
 */
export function failOnFaults({ parameters }: StoryRun) {
  const expected = Array.isArray(parameters['expectedErrors']) ? parameters['expectedErrors'].map(String) : []
  const unexpected = faults.filter((fault) => !expected.some((text) => fault.includes(text)))
  if (unexpected.length > 0) throw new Error(`The story is not clean:\n${unexpected.join('\n')}`)
}
