/** The line of top folders in ARCHITECTURE.md, "Layout". */
import { globSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { rooms } from './layers.ts'
import { read, sources } from './sources.ts'

describe('Top folders', () => {
  const levelOf = (path: string) => rooms.findIndex((row) => row.includes(path.split('/')[0] ?? ''))
  /** What a file may import up to. Tests beside the product are written with `testing/`; a story's file imports Storybook's preview. */
  function ceilingOf(file: string) {
    const isTest = /\.test\.tsx?$|\/testing\//.test(file)
    return isTest && /^(src|machines|mocks)\//.test(file) ? levelOf('testing') : levelOf(file)
  }
  const exempt: Readonly<Record<string, RegExp>> = {
    '.storybook/preview.tsx': /^stories\/.*\.(stories|test)\.tsx?$/,
    // Builds with our own plugins, as the configurations at the root do.
    'scripts/messages/plugin.ts': /^\.storybook\/main\.ts$/,
    'scripts/storybook/generated.ts': /^\.storybook\/main\.ts$/,
  }

  it('import only those below them', () => {
    const against = sources.flatMap((file) =>
      importsOf(file, read(file))
        .map(({ path }) => path)
        .filter((path) => levelOf(path) > ceilingOf(file))
        .filter((path) => !exempt[path]?.test(file))
        .map((path) => `${file} imports ${path}`),
    )
    expect(against).toEqual([])
  })

  it('collect files by patterns that match some', () => {
    const patternsOf = (file: string) =>
      [...read(file).matchAll(/import\.meta\.glob[^(]*\(\s*(?:\[([^\]]*)|('[^']*'))/g)]
        .flatMap(([, list, one]) => (list ?? one ?? '').match(/(?<=')[.\w@*{][^']*(?=')/g) ?? [])
        .map((pattern) => posix.join(posix.dirname(file), pattern))
    const patterns = sources.filter((file) => !/^scripts\/(since|laws)\//.test(file)).flatMap(patternsOf)
    expect(patterns.length).toBeGreaterThan(15)
    expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
  })
})
