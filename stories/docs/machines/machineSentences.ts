const sources = import.meta.glob<string>('../../../machines/*/*/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The purpose of a machine, from the comment above it. */
export function purposeOf(name: string): string {
  const path = Object.keys(sources).find((file) => file.endsWith(`/${name}/${name}.machine.ts`)) ?? ''
  const source = sources[path] ?? ''
  const [above = ''] = source.split(/\nexport const \w+Machine\b/)
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(above)?.[1] ?? ''
  return comment.replaceAll(/\n\s*\*\s?/g, ' ').trim()
}
