/** The number of letters to change to turn one name into the other. */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...to].entries())
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    above = line
  }
  return above[to.length] ?? 0
}

/** The most similar names, best first: at most three. */
export function nearest(typed: string, names: readonly string[]): readonly string[] {
  const wanted = typed.toLowerCase()
  const scored = names.map((name) => {
    const own = name.toLowerCase()
    const contains = wanted.length > 2 && own.includes(wanted)
    return { name, score: contains ? 0 : distance(wanted, own) / Math.max(wanted.length, own.length, 1) }
  })
  return scored
    .filter(({ score }) => score <= 0.4)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Says that there is no such scenario, component or call, and suggests similar names. */
export function unknownName(
  kind: 'scenario' | 'component' | 'call',
  typed: string,
  names: readonly string[],
): string {
  const meant = nearest(typed, names)
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : ''
  return `There is no ${kind} "${typed}".${hint}`
}

export const unknownScenario = (typed: string, names: readonly string[]): string =>
  unknownName('scenario', typed, names)
