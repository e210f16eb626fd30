/** Where a section's name comes from. saving.txt §3 `name_source`: 0 typed, 1 suggested and left as it was, 2 suggested and edited. */
export type NameSource = 0 | 1 | 2

/** What is sent, and whether it may be: trimmed; '' is no name. saving.txt §5 "Section name". H13. */
export const sectionNameOf = (typed: string): string => typed.trim()

/** The source of a trimmed name, in a form that began with a suggestion or with none. */
export function nameSourceOf(name: string, suggested: string | null): NameSource {
  const suggestion = sectionNameOf(suggested ?? '')
  if (!suggestion) return 0
  return name === suggestion ? 1 : 2
}
