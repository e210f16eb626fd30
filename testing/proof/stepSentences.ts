/** The story parameter that holds the sentences of its steps, for the documentation pages. */
export const STEPS = 'stepSentences'

/** The title of a step inside a play function: `await step('Tab wraps inside', …)`. */
const titles = /\bstep\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1/g

interface Docs {
  readonly source?: { readonly originalSource?: string }
}

/** What a story does and checks, in order: the sentences of its steps, or the step titles in the source of its play function. */
export function stepSentencesOf(parameters: Readonly<Record<string, unknown>>): readonly string[] {
  // SAFETY: only `driven` sets it.
  const driven = (parameters[STEPS] ?? []) as readonly string[]
  // SAFETY: Storybook sets it.
  const { source } = (parameters['docs'] ?? {}) as Docs
  return [...driven, ...[...(source?.originalSource ?? '').matchAll(titles)].map(([, , title = '']) => title)]
}
