/** Every link to one of the app's pages, in every flow, uses the app's router. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { linkedText, sensitiveAdvisory } from '../../mocks/fixtures/advisories.ts'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPlatform, handlers, resetDb, scenario } from '../../mocks/index.ts'
import { shimJsdom } from '../../mocks/jsdom/index.ts'
import * as auth from '../../src/auth.ts'
import { CreatePinPage } from '../../src/createPin.ts'
import { SearchAdvisory } from '../../src/search.ts'
import { createPinHref, withPicture } from '../../testing/stage/createPinHref.ts'
import { flowRows, type FlowRow } from './flowRows.tsx'

const server = setupServer(...handlers())
/** Whether each click on a link was left to the browser. jsdom cannot navigate. */
const left: boolean[] = []
const watch = (event: Event) => {
  left.push(!event.defaultPrevented)
  event.preventDefault()
}
beforeAll(() => {
  shimJsdom()
  server.listen({ onUnhandledFrame: 'error' })
  document.addEventListener('click', watch)
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  resetDb()
})
afterAll(() => {
  document.removeEventListener('click', watch)
  server.close()
})

/**
 * Whether the link is in a layer over the page. There the browser follows links, because the layer would stay open over the next page. The
 * card in the corner is a named region, not a dialog.
 */
const isOver = (link: Element) =>
  link.closest('dialog, [role="dialog"]') !== null ||
  screen.queryByRole('region', { name: 'Sign up to see more' }) !== null
interface Clicked {
  readonly href: string | null
  readonly isLayer: boolean
  /** Whether every click with a modifier key was left to the browser. */
  readonly isLeftModified: boolean
  readonly shownBy: 'browser' | 'router' | 'flow'
}

const isOfApp = (link: HTMLAnchorElement) =>
  new URL(link.href).origin === location.origin && !link.target && !link.getAttribute('href')?.startsWith('#')

/** Renders a flow, and finds its links to the app. */
async function open({ node, settings, given, opensBy, finds }: FlowRow) {
  if (given) server.use(...scenario(given).handlers)
  const [role, name] = finds
  const navigate = vi.fn<(path: string) => void>()
  render(
    <auth.TackboardProvider {...settings} navigate={navigate}>
      {node}
    </auth.TackboardProvider>,
  )
  if (opensBy) fireEvent.click(screen.getByRole('button', { name: opensBy }))
  await screen.findAllByRole(role, { name })
  return { navigate, links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isOfApp) }
}

const modifiers = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const

/** Every link to the app in a flow, and what clicking it does. A click may show another view: the flow is then rendered again. */
async function linksOf(row: FlowRow, done: readonly Clicked[] = []): Promise<readonly Clicked[]> {
  const { navigate, links } = await open(row)
  const clicked = [...done]
  for (const link of links.slice(done.length)) {
    if (!link.isConnected) break
    const [href, isLayer] = [link.getAttribute('href'), isOver(link)]
    left.length = 0
    // With these, a browser opens another tab or window, or saves the page.
    for (const key of modifiers) fireEvent.click(link, { [key]: true })
    const isLeftModified = left.length === modifiers.length && left.every(Boolean)
    fireEvent.click(link)
    const router = navigate.mock.calls.length > 0 ? 'router' : 'flow'
    navigate.mockClear()
    clicked.push({ href, isLayer, isLeftModified, shownBy: left.at(-1) ? 'browser' : router })
  }
  if (clicked.length === links.length) return clicked
  cleanup()
  return linksOf(row, clicked)
}

const own = location.origin

/** Flows in states that contain a link to the app. */
const linkRows: Readonly<Record<string, FlowRow>> = {
  'BirthdayStep, for somebody too young': {
    node: <auth.BirthdayStep />,
    settings: { platform: createMemoryPlatform({ href: `${own}/`, cookies: { tackboard_underage: '1' } }) },
    finds: ['link', 'Go to the home page'],
  },
  'OffsitePage, without a link': {
    node: <auth.OffsitePage href={`${own}/offsite/`} />,
    settings: { platform: createMemoryPlatform({ href: `${own}/offsite/` }) },
    finds: ['heading', /./],
  },
  'NewPasswordPage, with a link that was used': {
    node: <auth.NewPasswordPage search="?token=used-link" />,
    finds: ['link', 'Get a new link'],
  },
  'ConnectPage, opened by hand': {
    node: <auth.ConnectPage />,
    settings: { platform: createMemoryPlatform({ href: `${own}/connect/facebook/` }) },
    finds: ['link', /./],
  },
  'LoginPage, for businesses': {
    node: <auth.LoginPage variant="businessRevamped" />,
    settings: { platform: createMemoryPlatform({ href: `${own}/login/` }) },
    finds: ['button', 'Log in'],
  },
  'CreatePinPage, on a phone': {
    node: <CreatePinPage />,
    settings: {
      session: wren,
      platform: createMemoryPlatform({
        href: createPinHref(withPicture).replace('https://tackboard.example', own),
        isPhone: true,
      }),
    },
    finds: ['link', 'Create board'],
  },
  'SearchAdvisory, with a link in its text': {
    node: (
      <SearchAdvisory
        advisory={{
          ...sensitiveAdvisory,
          notices: [{ description: linkedText('Read the rules', { words: 'rules', link: '/rules/' }) }],
        }}
      />
    ),
    settings: { platform: createMemoryPlatform({ href: `${own}/` }) },
    finds: ['link', 'rules'],
  },
}

const everyRow = Object.entries({ ...flowRows, ...linkRows })

it.each(everyRow)(
  '%s leaves no link to the app to the browser, except over a page, and every click with a modifier key',
  async (name, row) => {
    const links = await linksOf(row)
    expect(links.filter(({ isLayer, shownBy }) => shownBy === (isLayer ? 'router' : 'browser'))).toEqual([])
    expect(links.filter(({ isLeftModified }) => !isLeftModified)).toEqual([])
    expect(links.some(({ shownBy }) => shownBy === 'router') || !linkRows[name]).toBe(true)
  },
)
