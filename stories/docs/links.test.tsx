/** Every link of every docs page leads to an existing story, group or page. */
import { globSync, readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import { machineNames } from '../../machines/registry.ts'
import { WhatFor } from './pages/WhatFor.tsx'
import { advice } from './advice/advice.ts'
import { specRows } from './spec/specRows.ts'
import { thumbnailOf } from './gallery/Thumbnail.tsx'
import { CopyDeckPage } from './pages/CopyDeckPage.tsx'
import { CoveragePage } from './pages/CoveragePage.tsx'
import { ErrorCataloguePage } from './pages/ErrorCataloguePage.tsx'
import { StartPage } from './pages/StartPage.tsx'
import { MachinePage } from './machines/MachinePage.tsx'
import { pageOf } from './machines/machineKin.ts'
import { NoComparison } from './news/WhatsNewPage.tsx'
import { MachinesPage } from './machines/MachinesPage.tsx'
import { SpecMap } from './spec/SpecMap.tsx'

const read = (file: string) => readFileSync(file, 'utf8')

/** The story IDs declared in story files. */
const storyIds = globSync('{stories,.storybook}/**/*.stories.tsx')
  .map(read)
  .flatMap((source) => {
    const meta = source.slice(source.indexOf('preview.meta('))
    const [, title = '', kind = title] = /\btitle: '([^']+)'(?:,\s*id: '([^']+)')?/.exec(meta) ?? []
    return [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) =>
      toId(kind, storyNameFromExport(name)),
    )
  })

/** Ids of the docs pages. Storybook writes those of the machines when it starts. */
const pageIds = globSync('stories/docs/**/*.mdx')
  .filter((file) => !/[\\/]machines[\\/]/.test(file))
  .map((file) => toId(/<Meta title="([^"]+)" \/>/.exec(read(file))?.[1] ?? '', 'Docs'))
  .concat(machineNames.map(pageOf))
  .concat(Object.keys(advice).map((title) => toId(title, 'Docs')))

const groupIds = new Set(storyIds.map((id) => id.split('--')[0]))
const exists = (href: string) => {
  const [, kind, id = ''] = /^\.\/\?path=\/(story|docs)\/(.+)$/.exec(href) ?? []
  return kind === 'docs'
    ? pageIds.includes(id)
    : kind === 'story' && (storyIds.includes(id) || groupIds.has(id))
}

const linksOf = (Page: ComponentType) => {
  const page = renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.light)}>
      <Page />
    </ThemeProvider>,
  )
  return [...page.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href)
}

const pages: Readonly<Record<string, ComponentType>> = {
  Coverage: CoveragePage,
  'Error catalogue': ErrorCataloguePage,
  'Copy deck': CopyDeckPage,
  Machines: MachinesPage,
  'Start here': StartPage,
  'Getting into an account': () => <SpecMap rows={specRows.auth} />,
  'What’s new without a comparison': NoComparison,
  Saving: () => <SpecMap rows={specRows.saving} />,
  // A primitive may have no links, so check all of them together.
  'the pages of components': () =>
    Object.keys(advice).map((title) => (
      <WhatFor key={title} title={title} purpose="auth.txt §1. saving.txt §2" />
    )),
  ...Object.fromEntries(machineNames.map((name) => [`Machine ${name}`, () => <MachinePage name={name} />])),
}

describe('links', () => {
  it('to missing stories, groups and pages are detected', () => {
    expect(['./?path=/story/no--story', './?path=/docs/no--page', '/elsewhere'].filter(exists)).toEqual([])
    expect(pageIds.length).toBeGreaterThan(machineNames.length)
    expect(new Set(pageIds).size).toBe(pageIds.length)
  })

  it.each(Object.entries(pages))('of %s are valid', (_, Page) => {
    const links = linksOf(Page)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => !exists(href))).toEqual([])
  })
})

describe('MDX pages', () => {
  const sources = globSync('stories/docs/**/*.mdx').map(read)
  const found = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, id = '']) => id))

  it('link to existing pages', () => {
    const ids = found(/<DocLink id="([^"]+)"/g)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => !pageIds.includes(id))).toEqual([])
  })

  it('show pictures that exist', () => {
    const ids = found(/'([a-z-]+--[a-z-]+)'/g)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids.filter((id) => thumbnailOf(id) === null)).toEqual([])
  })

  it('contain no other links, so the checks above are complete', () => {
    expect(sources.filter((source) => /\]\(|<a\b|href=/.test(source))).toEqual([])
  })
})
