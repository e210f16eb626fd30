/** In Node, where there is no document: what a server sends with and without the cache. */
import { Suspense, use, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createGlobalStyle,
  keyframes,
  ServerStyleSheet,
  styled,
  StyleSheetContext,
  StyleSheetManager,
  ThemeProvider,
} from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
import { GlobalStyle, StyleCache, tokens } from './index.ts'

const turn = keyframes`from { rotate: 0deg; } to { rotate: 360deg; }`
const Base = styled.div`
  color: red;
  & + & {
    margin: 0;
  }
  @media (width > 40em) {
    color: blue;
    a {
      color: green;
    }
  }
`
const Extended = styled(Base)`
  animation: ${turn} 1s;
`
const Empty = styled.i``
const Themed = styled.p`
  color: ${({ theme }) => Object(theme).color?.accent};
`
const Sized = styled.b<{ $size: number }>`
  width: ${({ $size }) => $size}px;
`
const Everywhere = createGlobalStyle`body { margin: 0; }`

const page = (
  <>
    <Everywhere />
    <GlobalStyle />
    <Extended />
    <Empty />
    <Base />
    <Themed />
    <Sized $size={1} />
    <StyleSheetManager namespace=".app">
      <Base />
    </StyleSheetManager>
  </>
)

const themeOf = (accent: string) => ({ ...tokens, color: { ...tokens.color, accent } })

/** A page as a server sends it to one visitor: its HTML and its style element. */
function send(node: ReactNode, nonce: string) {
  const sheet = new ServerStyleSheet({ nonce })
  try {
    return renderToString(sheet.collectStyles(node)) + sheet.getStyleTags()
  } finally {
    sheet.seal()
  }
}

/** A page that a visitor waits for in two parts; `late` is sent when `release` has been called. */
function stream(accent: string, wrap: (page: ReactNode) => ReactNode) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const Late = () => <Extended>{use(promise)}</Extended>
  const node = (
    <ThemeProvider theme={themeOf(accent)}>
      <GlobalStyle />
      <Themed />
      <main>
        <Suspense fallback="Loading">
          <Late />
          <Sized $size={accent.length} />
        </Suspense>
      </main>
    </ThemeProvider>
  )
  const sheet = new ServerStyleSheet({ nonce: `nonce-${accent}` })
  const chunks: string[] = []
  const shell = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  sheet
    .interleaveWithNodeStream(renderToPipeableStream(sheet.collectStyles(wrap(node))))
    .on('data', (chunk) => {
      chunks.push(String(chunk))
      shell.resolve()
    })
    .on('end', end.resolve)
  return { chunks, shell: shell.promise, end: end.promise, release: () => resolve(accent) }
}

/** Counts how often styles are compiled inside it. */
function createCounter() {
  const compiled: string[] = []
  const plain = { current: undefined as undefined | ((css: string) => string[]) }
  const Counter = ({ children }: { children: ReactNode }) => (
    <StyleSheetContext.Consumer>
      {(context) => {
        // One function for all requests, as styled-components has.
        plain.current ??= Object.assign(
          (...given: Parameters<typeof context.stylis>) => {
            compiled.push(given[0])
            return context.stylis(...given)
          },
          { hash: context.stylis.hash },
        )
        // SAFETY: assigned above, with the hash that the type asks for.
        const stylis = plain.current as typeof context.stylis
        return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>
      }}
    </StyleSheetContext.Consumer>
  )
  return { compiled, Counter }
}

describe('StyleCache', () => {
  it.each(['red', 'blue'])(
    'changes no byte of a page whose theme is %s, the first time or later',
    (accent) => {
      const node = <ThemeProvider theme={themeOf(accent)}>{page}</ThemeProvider>
      const expected = send(node, accent)
      expect(expected).toContain(`--tb-color-accent:${accent}`)
      for (let visit = 0; visit < 3; visit++)
        expect(send(<StyleCache>{node}</StyleCache>, accent)).toBe(expected)
    },
  )

  it('compiles each style once for all visitors', () => {
    const { compiled, Counter } = createCounter()
    const visit = () =>
      send(
        <Counter>
          <StyleCache>{page}</StyleCache>
        </Counter>,
        'n',
      )
    const first = visit()
    const once = compiled.length
    expect(once).toBeGreaterThan(6)
    expect([visit(), visit()]).toEqual([first, first])
    expect(compiled).toHaveLength(once)
  })

  it('keeps no more than a few thousand styles, so that styles from what visitors send do not fill the memory', () => {
    const { compiled, Counter } = createCounter()
    const visit = (size: number) =>
      send(
        <Counter>
          <StyleCache>
            <Sized $size={size} />
          </StyleCache>
        </Counter>,
        'n',
      )
    // styled-components warns of so many classes.
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const first = visit(0)
    for (let size = 1; size < 3000; size++) visit(size)
    expect(compiled).toHaveLength(3000)
    expect(visit(0)).toBe(first)
    expect(compiled).toHaveLength(3001)
    warned.mockRestore()
  })

  it('two pages that are streamed at a time get their own theme, nonce and styles', async () => {
    const expected = ['red', 'blue'].map((accent) => stream(accent, (node) => node))
    for (const { shell, release, end } of expected) {
      await shell
      release()
      await end
    }
    const pages = ['red', 'blue'].map((accent) => stream(accent, (node) => <StyleCache>{node}</StyleCache>))
    await Promise.all(pages.map(({ shell }) => shell))
    for (const { release } of pages.toReversed()) release()
    await Promise.all(pages.map(({ end }) => end))
    expect(pages.map(({ chunks }) => chunks)).toEqual(expected.map(({ chunks }) => chunks))
    const [red = ''] = pages.map(({ chunks }) => chunks.join(''))
    expect(red.match(/<style nonce="nonce-red"/g)).toHaveLength(2)
    expect(red).not.toMatch(/accent:blue|nonce-blue/)
  })
})
