import { expect, it } from 'vitest'
import { exports } from '../../package.json'

const modules = import.meta.glob<object>([
  '../../{src,machines,mocks}/*.{ts,tsx}',
  '../../{src,mocks}/*/index.ts',
  '!../../**/*.test.*',
])

/** The entry points with code, each with its source. */
const entries = Object.entries(exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return []
  const load = modules[target.default.replace('./dist/', '../../').replace(/\.js$/, '.ts')]
  return [{ name: name.replace(/^\./, 'tackboard'), load }]
})

it('The public API is what `api.txt` says; `npx vitest run --project unit scripts/laws/api.test.ts -u` updates it', async () => {
  const lists: string[] = []
  for (const { name, load } of entries)
    lists.push(
      `${name}\n${Object.keys((await load?.()) ?? {})
        .toSorted()
        .map((key) => `  ${key}\n`)
        .join('')}`,
    )
  await expect(lists.join('\n')).toMatchFileSnapshot('../../api.txt')
})
