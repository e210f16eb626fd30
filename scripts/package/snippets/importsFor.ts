/** The entry point of each exported name, from api.txt. The first that lists it counts, but `tackboard` itself comes last. */
export function exportsIn(api: string): ReadonlyMap<string, string> {
  const blocks = api.split('\n\n').map((block) => block.trim().split(/\s+/))
  const [root = [], ...areas] = blocks
  const from = new Map<string, string>()
  for (const [entry = '', ...names] of [...areas, root])
    for (const name of names) if (!from.has(name)) from.set(name, entry)
  return from
}

/**
 * The imports that a snippet of a line or two leaves out, in one line: those of every name that it uses and an entry point exports. A snippet that
 * imports something itself is complete.
 */
export function importsFor(code: string, exported: ReadonlyMap<string, string>): string {
  if (/^import /m.test(code)) return ''
  const used = new Set(code.replaceAll(/'[^']*'|\/\/.*|\.{3}/g, '').match(/(?<![.\w])[A-Za-z]\w*/g))
  return [...used]
    .flatMap((name) => {
      const entry = exported.get(name)
      return entry === undefined ? [] : [`import { ${name} } from '${entry}';`]
    })
    .join(' ')
}
