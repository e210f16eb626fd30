/** What every story must also hold under vitest: a clean console, a strict policy, contrast in dark, its picture. */
import { definePreviewAddon } from 'storybook/internal/csf'
import { checkDarkContrast } from './contrast.ts'
import { watchFaults, type Fault } from './faults.ts'
import { askForMedia } from './media.ts'
import { checkPicture, holdDate } from './picture.ts'

interface StoryRun {
  readonly id: string
  readonly viewMode: string
  readonly parameters: Record<string, unknown>
}

let faults: readonly Fault[] = []

export const addonChecks = () =>
  definePreviewAddon({
    beforeEach: async ({ parameters }: StoryRun) => {
      if (!globalThis.underVitest) return
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
    afterEach: async ({ id, viewMode, parameters }: StoryRun) => {
      if (!globalThis.underVitest || viewMode !== 'story') return
      await checkDarkContrast(parameters)
      await checkPicture(id, parameters)
    },
  })

/**
 * Fails a story that logged an error or broke the strict policy. Runs before axe, right after the play steps.
 * A story that means to fail names the text: `parameters: { expectedErrors: ['Boom'] }`.
 */
export function failOnFaults({ parameters }: StoryRun) {
  const expected = Array.isArray(parameters['expectedErrors']) ? parameters['expectedErrors'].map(String) : []
  const unexpected = faults.filter((fault) => !expected.some((text) => fault.includes(text)))
  if (unexpected.length > 0) throw new Error(`The story is not clean:\n${unexpected.join('\n')}`)
}
