/** The long pages can be filtered, and have headings in words. */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import { BehaviourPage } from './BehaviourPage.tsx'
import { CopyDeckPage } from './CopyDeckPage.tsx'
import { CoveragePage } from './CoveragePage.tsx'
import { ErrorCataloguePage } from './ErrorCataloguePage.tsx'
import { Colors } from './FoundationsColors.tsx'
import { Pictures, Voice } from './FoundationsRules.tsx'
import { OpenValuesPage } from './OpenValuesPage.tsx'
import { SpecSentences } from '../spec/SpecSentences.tsx'
import { StartPage } from './StartPage.tsx'

const markupOf = (Page: ComponentType) =>
  renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.light)}>
      <Page />
    </ThemeProvider>,
  )

const long = {
  BehaviourPage,
  CopyDeckPage,
  CoveragePage,
  ErrorCataloguePage,
  OpenValuesPage,
  AuthSentences: () => <SpecSentences spec="auth" />,
  SavingSentences: () => <SpecSentences spec="saving" />,
}

describe.each(Object.entries(long))('%s', (_, Page) => {
  const page = markupOf(Page)

  it('has a filter that says how many rows there are', () => {
    expect(page).toMatch(/<label for="([^"]+)"[^>]*>Filter<\/label> <input id="\1" type="search"/)
    expect(page).toMatch(/<output for="[^"]+"[^>]*>[\d,]+ rows<\/output>/)
  })

  it('has headings in words, each with an anchor for the contents', () => {
    const headings = [...page.matchAll(/<h2([^>]*)>([^<]*)/g)]
    expect(headings.length).toBeGreaterThan(3)
    expect(
      headings.filter(
        ([, attributes = '', text = '']) => !/id="[^"]/.test(attributes) || !/^\p{Lu}/u.test(text),
      ),
    ).toEqual([])
  })
})

it('The cover opens with a picture of each flow', () => {
  const page = markupOf(StartPage)
  expect(page.match(/src="thumbnails\/[\w-]+\.webp"/g)?.length).toBeGreaterThan(8)
})

it('Foundations show each color with its variable, and pictures that exist', () => {
  expect(markupOf(Colors).replaceAll('<wbr/>', '')).toContain('var(--tb-color-accent)')
  const pages = [Pictures, Voice].map(markupOf).join('')
  expect(pages).not.toContain('Without a picture')
  expect(pages).not.toContain('undefined')
})
