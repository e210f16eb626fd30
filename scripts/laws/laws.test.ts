/** The rules of ARCHITECTURE.md, checked against the files themselves. */
import { describe, expect, it } from 'vitest'
import { areas, layers, layersWithoutEffects, layersWithoutReact, layersWithXState } from './layers.ts'
import { cyclesIn, importsOf, type Import } from './imports.ts'
import { looseTexts } from './looseTexts.ts'
import { read, sources as files } from './sources.ts'

const product = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
/** This file spells out the patterns that it looks for. */
const others = files.filter((file) => file !== 'scripts/laws/laws.test.ts')

const layerOf = (file: string) => /^(src\/\w+(?=\/)|src|[\w.]+)/.exec(file)?.[1] ?? file
const areaOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .find((folder) => folder in areas) ?? null
const isOurs = (path: string) =>
  /^(src|machines|mocks|testing|stories|scripts|bench|\.storybook)\//.test(path)

function violations(folders: readonly string[], isForbidden: (imported: Import, file: string) => boolean) {
  return product
    .filter((file) => folders.includes(layerOf(file)))
    .flatMap((file) =>
      importsOf(file, read(file))
        .filter((imported) => isForbidden(imported, file))
        .map(({ path }) => `${file} imports ${path}`),
    )
}

const allowedLayers: Readonly<Record<string, readonly string[]>> = layers
const allowedAreas: Readonly<Record<string, readonly string[]>> = areas
const shipped = Object.keys(layers).filter((layer) => layer !== 'mocks')

describe('Layers', () => {
  it('finds imports, so the checks below are not vacuous', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(importsOf('a/b.ts', "import { x } from '../c.ts'\nawait import('./d.ts')")).toEqual([
      { path: 'c.ts', kind: 'value' },
      { path: 'a/d.ts', kind: 'dynamic' },
    ])
  })

  it('import only the layers below them', () => {
    const isAbove = ({ path }: Import, file: string) => {
      const own = layerOf(file)
      const isAllowed = [own, ...(allowedLayers[own] ?? [])].some((folder) => path.startsWith(`${folder}/`))
      return isOurs(path) && !isAllowed
    }
    expect(violations(Object.keys(layers), isAbove)).toEqual([])
  })

  it('ship no mocks, stories or tools', () => {
    const mayShip = ['src', ...shipped]
    expect(violations(mayShip, ({ path }) => isOurs(path) && !mayShip.includes(layerOf(path)))).toEqual([])
    expect(violations(mayShip, ({ path }) => /^(msw|storybook|@storybook|vitest)(\/|$)/.test(path))).toEqual(
      [],
    )
  })

  it('do not know React below the views', () => {
    const isReact = ({ path }: Import) =>
      /^(react|react-dom|styled-components|@xstate\/react)(\/|$)/.test(path)
    expect(violations(layersWithoutReact, isReact)).toEqual([])
  })

  it('do not know XState outside machines and flows', () => {
    const withoutXState = Object.keys(layers).filter(
      (layer) => !layersWithXState.some((name) => name === layer),
    )
    expect(violations(withoutXState, ({ path }) => /^(xstate|@xstate\/react)(\/|$)/.test(path))).toEqual([])
  })

  it('start no request and no timer in a view or below it', () => {
    const calls = /(?<![.\w])(fetch|setTimeout|setInterval)\((?!\w+: )/
    const views = product.filter((file) => layersWithoutEffects.some((layer) => layer === layerOf(file)))
    expect(views.filter((file) => calls.test(read(file)))).toEqual([])
  })
})

describe('Areas', () => {
  it('import only the areas below them', () => {
    const isForbidden = ({ path }: Import, file: string) => {
      const [own, other] = [areaOf(file), areaOf(path)]
      return own !== null && other !== null && other !== own && !allowedAreas[own]?.includes(other)
    }
    expect(violations(Object.keys(layers), isForbidden)).toEqual([])
  })

  it('have no folder with more than 24 files', () => {
    const folders = Map.groupBy(product, (file) => file.slice(0, file.lastIndexOf('/')))
    const full = [...folders].filter(
      ([folder, inside]) => areaOf(`${folder}/`) !== null && inside.length > 24,
    )
    expect(full.map(([folder]) => folder)).toEqual([])
  })
})

describe('Imports', () => {
  it('form no cycle, type-only and dynamic imports included', () => {
    expect(cyclesIn(new Map(product.map((file) => [file, importsOf(file, read(file))])))).toEqual([])
  })
})

describe('Conventions', () => {
  it('use a default export only where a tool requires it', () => {
    const required = /^\.storybook\/(main|manager|preview)\.tsx?$/
    const found = others.filter((file) => /^export default\b|\bas default\b/m.test(read(file)))
    expect(found.filter((file) => !required.test(file))).toEqual([])
  })

  it('have no folder for odds and ends', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared)\//.test(file))).toEqual([])
  })

  const linesOf = (file: string) => read(file).trimEnd().split('\n').length

  it('have no file over 200 lines, and no chart of a machine over 350', () => {
    const limit = (file: string) => (file.endsWith('.machine.ts') ? 350 : 200)
    expect(files.filter((file) => linesOf(file) > limit(file))).toEqual([])
  })

  it('put each text that may change into an element of its own (P1)', () => {
    const drawn = product.filter((file) => /^src\/(ui|views|flows)\/.*\.tsx$/.test(file))
    expect(drawn.length).toBeGreaterThan(200)
    expect(drawn.flatMap((file) => looseTexts(file, read(file)))).toEqual([])
  })

  it('draw each link by Link or LinkButton, which the router of an app shows, unless it calls or writes', () => {
    const links = product.filter(
      (file) => file.startsWith('src/') && /^\s*<a\b|as="a"|as: 'a'/m.test(read(file)),
    )
    expect(links).toEqual(['src/views/search/ContactButton.tsx', 'src/ui/actions/LinkButton.tsx'])
  })

  it('leave the codes of behaviour rows to tests, so that a comment needs no table', () => {
    const comment = /(?:^|\s)(?:\/\/|\/?\*).*?[\s(](?:B?[A-P]\d{1,2})[,.)]/
    const coded = product
      .filter((file) => /^(src|machines|mocks)\//.test(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .flatMap((line) =>
            comment.test(line) && !line.includes('icon(') ? `${file}: ${line.trim()}` : [],
          ),
      )
    expect(coded).toEqual([])
  })

  it('cite the specification once per file, above an export, so that comments read as sentences', () => {
    // Each value of the policy answers a sentence of its own, as does each state of a chart.
    const exempt = /^src\/domain\/policy\/|\.machine\.ts$/
    const comments = /(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)\s*(export )?/g
    const cited = product
      .filter((file) => /^(src|machines|mocks)\//.test(file) && !exempt.test(file))
      .map((file) => ({
        file,
        citing: [...read(file).matchAll(comments)].filter(([text]) => text.includes('§')),
      }))
    expect(cited.filter(({ citing }) => citing.length > 0).length).toBeGreaterThan(50)
    const loose = cited.filter(({ citing }) => citing.length > 1 || citing.some(([, above]) => !above))
    expect(loose.map(({ file }) => file)).toEqual([])
  })

  it('give a reason for every suppression', () => {
    const silent = /@ts-(?:ignore|nocheck|expect-error)\s*$|(?:eslint|oxlint)-disable(?!.*-- \S)/m
    expect(others.filter((file) => silent.test(read(file)))).toEqual([])
  })
})
