/** A line that a recipe adds to a file. */
interface Step {
  readonly file: string
  /** The text of the line that it is inserted above. */
  readonly above: string
  readonly line: string
}

/** The steps of a recipe: "In `file`, above `text`, add `line`; above `text`, add `line`." */
export function stepsOf(document: string, heading: string): Step[] {
  const [, recipe = ''] = document.split(`\n## ${heading}\n`)
  const [section = ''] = recipe.split('\n## ')
  const steps = section
    .replaceAll(/\s+/g, ' ')
    .matchAll(/In `([^`]+)`((?:[,;] above `[^`]+`, add `[^`]+`)+)/g)
  return [...steps].flatMap(([, file = '', additions = '']) =>
    [...additions.matchAll(/above `([^`]+)`, add `([^`]+)`/g)].map(([, above = '', line = '']) => ({
      file,
      above,
      line,
    })),
  )
}

/** The text of the file after a step. */
export function follow(text: string, { file, above, line }: Step): string {
  const lines = text.split('\n')
  const place = lines.findIndex((each) => each.trim().startsWith(above))
  if (place < 0) throw new Error(`${file} has no line that starts with ${above}`)
  return lines.toSpliced(place, 0, line).join('\n')
}
