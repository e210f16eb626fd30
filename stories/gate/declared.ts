import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import { claimsOf, type Claims } from '../../testing/proof/claims.ts'

/** A story as its file declares it, without rendering it. */
export interface Declared {
  readonly id: string
  readonly file: string
  readonly claims: Claims
  /** False for a story without a screenshot. */
  readonly hasPicture: boolean
  /** Whatever excludes the story or its axe check from the tests: a tag, a parameter, or an option of its file. Must be empty. */
  readonly switchedOff: readonly string[]
}

interface Options {
  readonly parameters?: Record<string, unknown>
  readonly globals?: Record<string, unknown>
  readonly tags?: readonly string[]
}

/** A module of stories. */
export interface StoryModule {
  readonly [name: string]: {
    readonly input: Options
    readonly meta: {
      readonly input: Options &
        Parameters<typeof isExportStory>[1] & { readonly title: string; readonly id?: string }
    }
  }
}

/** Everything in a story or its file that would disable the story or part of its axe check. */
function switchesIn(
  exported: string,
  { input: story, meta: { input: meta } }: StoryModule[string],
): string[] {
  const parameters = { ...meta.parameters, ...story.parameters }
  const tags = [...(meta.tags ?? []), ...(story.tags ?? [])].filter((tag) => /^(!test|skip)/.test(tag))
  const globals = { ...meta.globals, ...story.globals }
  return [
    ...tags.map((tag) => `the tag ${tag}`),
    ...(isExportStory(exported, meta) ? [] : ['excludeStories or includeStories']),
    ...['skip', 'test', 'a11y'].filter((name) => name in parameters).map((name) => `the parameter ${name}`),
    ...('a11y' in globals ? ['the global a11y'] : []),
  ]
}

/** The stories in a file. */
export const declaredIn = (module: StoryModule, file = ''): readonly Declared[] =>
  Object.entries(module)
    .filter(([name]) => isExportStory(name, {}))
    .map(([exported, story]) => {
      const { title, id = title } = story.meta.input
      const parameters = { ...story.meta.input.parameters, ...story.input.parameters }
      return {
        id: toId(id, storyNameFromExport(exported)),
        file,
        claims: claimsOf(parameters),
        hasPicture: parameters['picture'] !== false,
        switchedOff: switchesIn(exported, story),
      }
    })
