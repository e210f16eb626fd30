import { readFileSync } from 'node:fs'
import { browsers, each, neededBy, type Browser, type Feature, type Versions } from './compat.ts'
import { enhancements } from './enhancements.ts'

/** A browser's name in `browserslist`, and for people. */
export const names: Readonly<Record<Browser, readonly [string, string]>> = {
  chrome: ['chrome', 'Chrome'],
  firefox: ['firefox', 'Firefox'],
  safari: ['safari', 'Safari'],
  safari_ios: ['ios_saf', 'Safari on iOS'],
}

/** The floor that a package states in `browserslist`, or undefined. A browser that it does not name has none. */
export function statedBy(packageFile: string): Versions | undefined {
  // SAFETY: npm documents the field.
  const { browserslist } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    browserslist?: readonly string[]
  }
  const versionOf = (browser: Browser) =>
    browserslist?.find((query) => query.startsWith(`${names[browser][0]} >= `))?.split(' >= ')[1]
  return browserslist && each((browser) => Number(versionOf(browser) ?? 0))
}

/** A feature and the files that use it. */
export interface Use {
  readonly feature: Feature
  readonly files: ReadonlySet<string>
  readonly needs: Versions
}

/** Collects what each file uses. */
export function usesIn(
  featuresOf: (file: string) => readonly Feature[],
  files: readonly string[],
): readonly Use[] {
  const uses = new Map<string, { readonly feature: Feature; readonly files: Set<string> }>()
  for (const file of files)
    for (const feature of featuresOf(file)) {
      const use = uses.get(feature.name) ?? { feature, files: new Set() }
      uses.set(feature.name, use)
      use.files.add(file)
    }
  return [...uses.values()].map(({ feature, files: using }) => ({
    feature,
    files: using,
    needs: neededBy(feature),
  }))
}

const covers = (entry: string, name: string) => name === entry || name.startsWith(`${entry}: `)
const isListed = (name: string, file: string) =>
  enhancements.some(
    ({ features, only }) => features.some((entry) => covers(entry, name)) && (only?.includes(file) ?? true),
  )

/** The uses that are not listed as enhancements. */
const counted = (uses: readonly Use[]) =>
  uses
    .map(({ feature, files, needs }) => ({
      feature,
      files: new Set([...files].filter((file) => !isListed(feature.name, file))),
      needs,
    }))
    .filter(({ files }) => files.size > 0)

/** What the browsers at the floor do not know, enhancements aside. */
export const newerThan = (floor: Versions, uses: readonly Use[]) =>
  counted(uses).flatMap(({ feature, files, needs }) =>
    browsers
      .filter((browser) => needs[browser] > floor[browser])
      .map((browser) => {
        const version = Number.isFinite(needs[browser])
          ? `needs ${names[browser][1]} ${needs[browser]}`
          : `is in no ${names[browser][1]}`
        return `${feature.name} ${version} (${[...files].join(', ')})`
      }),
  )

/** The enhancements that no code uses any more, or that every browser at the floor knows. */
export const needless = (floor: Versions, uses: readonly Use[]) =>
  enhancements
    .flatMap(({ features }) => features)
    .filter(
      (entry) =>
        !uses.some(
          ({ feature, needs }) =>
            covers(entry, feature.name) && browsers.some((browser) => needs[browser] > floor[browser]),
        ),
    )

/** What the code needs, enhancements aside, and the features that decide it. */
export function decided(uses: readonly Use[]) {
  const rest = counted(uses)
  const versions = each((browser) => Math.max(...rest.map(({ needs }) => needs[browser])))
  const by = browsers.map((browser) => {
    const deciding = rest.filter(({ needs }) => needs[browser] === versions[browser])
    return `${names[browser][1]} ${versions[browser]}: ${deciding.map(({ feature }) => feature.name).join(', ')}`
  })
  return { versions, by }
}
