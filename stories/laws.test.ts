/** The law of the layers and the conventions, read from the files themselves (architecture §2, §6, §7). */
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('{src,machines,mocks,stories,scripts,bench,.storybook}/**/*.{ts,tsx}').map((file) =>
  file.replaceAll('\\', '/'),
)
const shipped = files.filter((file) => !/\.test\.tsx?$/.test(file))
/** The rules below are spelled out here, so this file would break them all. */
const others = files.filter((file) => file !== 'stories/laws.test.ts')
const read = (file: string) => readFileSync(file, 'utf8')

/** What each layer may import, beside itself. */
const layers: Record<string, readonly string[]> = {
  'src/domain': [],
  'src/errors': ['src/domain', 'src/messages'],
  'src/messages': ['src/domain', 'src/errors'],
  'src/api': ['src/domain', 'src/errors', 'src/messages'],
  machines: ['src/domain', 'src/errors', 'src/messages', 'src/api'],
  'src/platform': ['src/domain'],
  'src/theme': [],
  'src/ui': ['src/theme'],
  'src/views': ['src/domain', 'src/errors', 'src/messages', 'src/theme', 'src/ui'],
  mocks: ['src/domain', 'src/errors', 'src/messages', 'src/api', 'src/platform'],
}
const flows = [...Object.keys(layers).filter((layer) => layer !== 'mocks'), 'src/flows']
const noReact = ['src/domain', 'src/errors', 'src/messages', 'src/api', 'src/platform', 'machines', 'mocks']
const noMachine = [...noReact.filter((layer) => layer !== 'machines'), 'src/theme', 'src/ui', 'src/views']

const layerOf = (file: string) => /^(src\/\w+(?=\/)|src|\w+)/.exec(file)?.[1] ?? file

function importsOf(file: string) {
  const found = read(file).matchAll(
    /^\s*(?:import|export)\b[^'"]*?\bfrom\s+'([^']+)'|\bimport\(?\s*'([^']+)'/gm,
  )
  return [...found].map(([, from, bare]) => {
    const name = from ?? bare ?? ''
    return name.startsWith('.') ? posix.join(posix.dirname(file), name) : name
  })
}

const within = (folders: readonly string[]) => shipped.filter((file) => folders.includes(layerOf(file)))

function offences(folders: readonly string[], isWrong: (imported: string, layer: string) => boolean) {
  return within(folders).flatMap((file) =>
    importsOf(file)
      .filter((imported) => isWrong(imported, layerOf(file)))
      .map((imported) => `${file} imports ${imported}`),
  )
}

const isOwn = (imported: string) => /^(src|machines|mocks|stories|scripts|bench|\.storybook)\//.test(imported)

describe('§2 The law of the layers', () => {
  it('finds imports at all', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(importsOf('stories/laws.test.ts')).toEqual(['node:fs', 'node:path', 'vitest'])
  })

  it('lets each layer import only what stands below it', () => {
    const isAbove = (imported: string, layer: string) => {
      const other = layerOf(imported)
      return isOwn(imported) && other !== layer && !layers[layer]?.includes(other)
    }
    expect(offences(Object.keys(layers), isAbove)).toEqual([])
  })

  it('keeps mocks, stories and tools out of what is shipped', () => {
    const mayShip = ['src', ...flows]
    expect(offences(mayShip, (imported) => isOwn(imported) && !mayShip.includes(layerOf(imported)))).toEqual(
      [],
    )
    expect(offences(flows, (imported) => /^(msw|storybook|@storybook|vitest)(\/|$)/.test(imported))).toEqual(
      [],
    )
  })

  it('knows no React below the views', () => {
    expect(
      offences(noReact, (imported) => /^(react|react-dom|styled-components)(\/|$)/.test(imported)),
    ).toEqual([])
    expect(offences(['machines'], (imported) => imported === '@xstate/react')).toEqual([])
  })

  it('knows machines only in machines/ and flows', () => {
    expect(offences(noMachine, (imported) => /^(xstate|@xstate\/react)(\/|$)/.test(imported))).toEqual([])
  })

  it('starts no fetch and no timer in a view or below it', () => {
    const calls = /(?<![.\w])(fetch|setTimeout|setInterval)\((?!\w+: )/
    expect(within(['src/theme', 'src/ui', 'src/views']).filter((file) => calls.test(read(file)))).toEqual([])
  })
})

describe('§7 Habits', () => {
  it('exports by default only where a tool demands it', () => {
    const demanded = /^\.storybook\/(main|manager|preview)\.tsx?$/
    const found = others.filter((file) => /^export default\b|\bas default\b/m.test(read(file)))
    expect(found.filter((file) => !demanded.test(file))).toEqual([])
  })

  it('has no folder for odds and ends', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared)\//.test(file))).toEqual([])
  })

  it('keeps every file under 400 lines', () => {
    const isLong = (file: string) => !file.includes('/compiled/') && read(file).split('\n').length > 400
    expect(files.filter(isLong)).toEqual([])
  })

  it('gives every suppression its reason', () => {
    const silent = /@ts-(?:ignore|nocheck|expect-error)\s*$|(?:eslint|oxlint)-disable(?!.*-- \S)/m
    expect(others.filter((file) => silent.test(read(file)))).toEqual([])
  })
})
