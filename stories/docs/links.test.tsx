/** Every link of every docs page leads to an existing story, group or page. */
import { globSync, readFileSync } from 'node:fs'
import { Fragment, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import { machineNames } from '../../machines/registry.ts'
import { StatesAndErrors, WhatFor } from './pages/AboutView.tsx'
import { DoAndDont } from './pages/DoAndDont.tsx'
import { advice } from './advice/advice.ts'
import { authCalls, authFlows, authRules, savingFlows, savingRules } from './spec/specRows.ts'
import { CopyDeckPage } from './pages/CopyDeckPage.tsx'
import { CoveragePage } from './pages/CoveragePage.tsx'
import { ErrorCataloguePage } from './pages/ErrorCataloguePage.tsx'
import { StartPage } from './pages/StartPage.tsx'
import { MachinePage } from './machines/MachinePage.tsx'
import { pageOf } from './machines/machineKin.ts'
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
  'Getting into an account': () => <SpecMap rows={[...authFlows, ...authRules, ...authCalls]} />,
  Saving: () => <SpecMap rows={[...savingFlows, ...savingRules]} />,
  // A primitive may have no links, so check all of them together.
  'the pages of components': () =>
    Object.keys(advice).map((title) => (
      <Fragment key={title}>
        <WhatFor title={title} purpose="auth.txt §1. saving.txt §2" />
        <DoAndDont title={title} />
        <StatesAndErrors title={title} purpose="" />
      </Fragment>
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

it('MDX pages contain no links of their own, so the checks above are complete', () => {
  const linked = globSync('stories/docs/**/*.mdx').filter((file) => /\]\(|<a\b|href=/.test(read(file)))
  expect(linked).toEqual([])
})
