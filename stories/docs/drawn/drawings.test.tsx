/** The drawn counter-examples on the pages of components. */
import { renderToStaticMarkup } from 'react-dom/server'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { describe, expect, it } from 'vitest'
import { advice } from '../advice/advice.ts'
import { thumbnailOf } from '../gallery/Thumbnail.tsx'
import type { Drawing } from './drawing.ts'
import { drawings } from './drawings.ts'
import { NotOurs } from './NotOurs.tsx'

const all = Object.entries(drawings)

const markup = (drawing: Drawing) =>
  renderToStaticMarkup(
    <ThemeProvider theme={convert(themes.dark)}>
      <NotOurs {...drawing} />
    </ThemeProvider>,
  )

describe('The drawn counter-examples', () => {
  it('belong to pages with advice', () => {
    expect(Object.keys(advice)).toEqual(expect.arrayContaining(Object.keys(drawings)))
    expect(all.length).toBeGreaterThan(15)
  })

  it.each(all)('of %s stands beside a picture of what is right', (_, { instead }) =>
    expect(thumbnailOf(instead)).toMatch(/^thumbnails\//),
  )

  it.each(all)('of %s says in words what it shows, and that it is not ours', (_, drawing) => {
    const html = markup(drawing)
    const [, named] =
      /<svg[^>]* role="img"[^>]* aria-labelledby="([^"]+)"/.exec(html.replaceAll('\n', ' ')) ?? []
    expect(html).toMatch(new RegExp(`<figcaption id="${named}".*Drawn, not ours:.*`))
    expect(drawing.text).toMatch(/^[a-z].*\.$/)
  })

  it.each(all)('of %s is drawn in colors that follow the theme', (_, drawing) =>
    expect(markup(drawing).replace(/<style.*?<\/style>/s, '')).not.toMatch(/(?:fill|stroke)="#/),
  )
})
