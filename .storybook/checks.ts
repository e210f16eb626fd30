/** Further checks of every story under Vitest: a clean console, a strict CSP, room for words, contrast in dark mode, and its screenshot. */
import { definePreviewAddon } from 'storybook/internal/csf'
import { forgetKeys, keysOnPage } from '../testing/proof/shownKeys.tsx'
import { hidePage } from '../testing/stage/hidePage.ts'
import { checkDarkContrast } from './contrast.ts'
import { watchFaults, type Fault } from './faults.ts'
import { emulateMedia } from './media.ts'
import { checkPicture, holdDate } from './picture.ts'
import { cramped, shut } from './room.ts'
import { freezeForSheets } from './sheets.ts'

/** The part of Storybook's context that the checks use. */
export interface StoryRun {
  readonly id: string
  readonly viewMode: string
  readonly parameters: Record<string, unknown>
  /** Globals the story sets, overriding the toolbar. */
  readonly storyGlobals?: Record<string, unknown>
}

let faults: readonly Fault[] = []

export const addonChecks = () =>
  definePreviewAddon({
    beforeEach: async ({ parameters }: StoryRun) => {
      if (!globalThis.underVitest) return
      removeOldStyles()
      // It is shown while its picture is taken.
      hidePage(true)
      forgetKeys()
      const resetMedia = await emulateMedia(parameters)
      const watch = watchFaults()
      faults = watch.faults
      const releaseDate = holdDate()
      return () => {
        watch.stop()
        releaseDate()
        return resetMedia()
      }
    },
    afterEach: async ({ id, viewMode, parameters, storyGlobals = {} }: StoryRun) => {
      if (viewMode !== 'story' || !(globalThis.underVitest || globalThis.isWalked)) return
      const hidden = shut()
      if (hidden.length > 0) throw new Error(hidden.join('\n'))
      if (!globalThis.underVitest) return
      globalThis.underVitest.task().meta.shownKeys = await keysOnPage()
      const lacking = cramped()
      if (lacking.length > 0) throw new Error(lacking.join('\n'))
      await checkDarkContrast(parameters)
      try {
        await checkPicture(id, parameters)
      } finally {
        // A changed screenshot also changes its tile in the contact sheets.
        await freezeForSheets(id, 'locale' in storyGlobals)
      }
    },
  })

/** Removes style elements left behind by earlier stories. A hundred of them would slow down the page and its frozen copy. */
function removeOldStyles() {
  for (const left of document.head.querySelectorAll('style[data-styled]')) left.remove()
}

/** React warns about the steps' `act`, not about the story: a step may press a key that shows a part which still has to load. */
const OF_THE_STEPS = [
  'A component suspended inside an `act` scope',
  // Such as a picture that loads while a step types.
  'inside a test was not wrapped in act(...)',
]

/**
 * Fails a story that logged an error or violated the CSP. Runs right after the play function, before axe.
 * Stories that expect an error list its text: `parameters: { expectedErrors: ['Boom'] }`.
 */
export function failOnFaults({ parameters }: StoryRun) {
  const expected = Array.isArray(parameters['expectedErrors']) ? parameters['expectedErrors'].map(String) : []
  const unexpected = faults.filter(
    (fault) => ![...OF_THE_STEPS, ...expected].some((text) => fault.includes(text)),
  )
  if (unexpected.length > 0) throw new Error(`The story is not clean:\n${unexpected.join('\n')}`)
}
