import { visibleName } from '../text/visibleName.ts'

/** Where a section's name comes from: 0 typed, 1 suggested, 2 suggested and edited. */
export type NameSource = 0 | 1 | 2

/** The name to send, trimmed; '' if there is none. saving.txt §5 "Section name". */
export const sectionNameOf = (typed: string): string => visibleName(typed)

/** The source of a trimmed name in a form that started with a suggestion, or with null. */
export function nameSourceOf(name: string, suggested: string | null): NameSource {
  const suggestion = sectionNameOf(suggested ?? '')
  if (!suggestion) return 0
  return name === suggestion ? 1 : 2
}
