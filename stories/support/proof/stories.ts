import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { claimsOf, type Claims } from './claims.ts'

/** A story as its file declares it, without rendering it. */
export interface Declared {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly claims: Claims
  /** Why it may look exactly like another story; null when it may not. */
  readonly sharesPicture: string | null
  /** False for a story without a screenshot. */
  readonly hasPicture: boolean
  /** False if the tags of the story or its file keep it out of the tests, or the file keeps it out of Storybook. */
  readonly isTested: boolean
}

interface Options {
  readonly parameters?: Record<string, unknown>
  readonly tags?: readonly string[]
}

interface StoryModule {
  readonly [name: string]: {
    readonly input: Options & { readonly name?: string }
    readonly meta: {
      readonly input: Options & Parameters<typeof isExportStory>[1] & { readonly title: string }
    }
  }
}

const files = import.meta.glob<StoryModule>('../../**/*.stories.tsx', { eager: true })

/** Every story, in the order of the files. */
export const declaredStories: readonly Declared[] = Object.values(files).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => isExportStory(name, {}))
    .map(([exported, { input, meta }]) => {
      const { title } = meta.input
      const parameters = { ...meta.input.parameters, ...input.parameters }
      const name = input.name ?? storyNameFromExport(exported)
      return {
        id: toId(title, storyNameFromExport(exported)),
        title,
        name,
        claims: claimsOf(parameters),
        sharesPicture: typeof parameters['sharesPicture'] === 'string' ? parameters['sharesPicture'] : null,
        hasPicture: parameters['picture'] !== false,
        isTested:
          ![...(meta.input.tags ?? []), ...(input.tags ?? [])].includes('!test') &&
          isExportStory(exported, meta.input) === true,
      }
    }),
)
