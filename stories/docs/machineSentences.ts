const sources = import.meta.glob<string>('../../machines/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sentence above a machine in its source: what it is for. */
export function purposeOf(name: string): string {
  const source = sources[`../../machines/${name}/${name}.machine.ts`] ?? ''
  const [above = ''] = source.split(/\nexport const \w+Machine\b/)
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(above)?.[1] ?? ''
  return comment.replaceAll(/\n\s*\*\s?/g, ' ').trim()
}
