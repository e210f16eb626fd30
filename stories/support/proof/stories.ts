import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { claimsOf, type Claims } from './claims.ts'

/** A story as its file declares it, without drawing it. */
export interface Declared {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly claims: Claims
  /** Why it may look like another story. */
  readonly sharesPicture: string | null
  /** False for a story that has no picture. */
  readonly hasPicture: boolean
}

interface StoryModule {
  readonly [name: string]: {
    readonly input: { readonly parameters?: Record<string, unknown>; readonly name?: string }
    readonly meta: {
      readonly input: { readonly title: string; readonly parameters?: Record<string, unknown> }
    }
  }
}

const files = import.meta.glob<StoryModule>('../../**/*.stories.tsx', { eager: true })

/** Every story of the Storybook, in the order of its files. */
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
      }
    }),
)
