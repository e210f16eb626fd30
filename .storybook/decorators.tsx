import type { Decorator } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { Fragment, useState, type ReactNode } from 'react'
import { StyleSheetManager, ThemeProvider } from 'styled-components'
import { directionOf } from '../src/messages/direction.ts'
import { StageProvider } from '../stories/support/stage/StageProvider.tsx'
import { GlobalStyle, tokens } from '../src/theme/index.ts'
import { isOfTheTool } from './network.ts'
import { nonce } from './nonce.ts'

type Theme = 'light' | 'dark'

/** Puts theme, language, direction and motion on the document, where dialogs and toasts find them too. */
export function setDocument(globals: Record<string, unknown>) {
  const root = document.documentElement
  const locale = String(globals['locale'])
  root.lang = locale
  root.dir = directionOf(locale)
  root.dataset['motion'] = String(globals['motion'])
  setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
}

/** Shows the document in one theme. */
export function setTheme(theme: Theme) {
  const root = document.documentElement
  root.dataset['theme'] = theme
  root.style.colorScheme = theme
}

const Pane = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <div data-theme={theme} style={{ colorScheme: theme, flex: 1, background: 'Canvas', color: 'CanvasText' }}>
    {children}
  </div>
)

const noMessages = {}

/** Theme, language, direction, and the nonce that a strict app gives its style sheets. */
export const withTackboard: Decorator = (Story, { globals, storyGlobals, id, loaded }) => {
  setDocument(globals)
  const story = (
    <StageProvider
      storyId={id}
      globals={globals}
      messages={loaded['messages'] ?? noMessages}
      isLocaleLocked={'locale' in storyGlobals}
    >
      <Story />
    </StageProvider>
  )
  return (
    <StyleSheetManager nonce={nonce}>
      <ThemeProvider theme={tokens}>
        <GlobalStyle />
      </ThemeProvider>
      {globals['theme'] === 'both' ? (
        <div style={{ display: 'flex', gap: 16 }}>
          <Pane theme="light">{story}</Pane>
          <Pane theme="dark">{story}</Pane>
        </div>
      ) : (
        story
      )}
    </StyleSheetManager>
  )
}

const network = {
  slow: async (request: Request) => {
    if (!isOfTheTool(request)) await delay(2000)
  },
  offline: (request: Request) => (isOfTheTool(request) ? undefined : HttpResponse.error()),
}

/** Slow and offline stand before the scenario's own handlers, so they are put in place when the story mounts. */
export const withNetwork: Decorator = (Story, { globals, msw, id }) => {
  const kind = globals['network']
  const answer = kind === 'slow' ? network.slow : kind === 'offline' ? network.offline : null
  const Placed = () => {
    useState(() => answer && msw.use(http.all('*', ({ request }) => answer(request))))
    return <Story />
  }
  return <Fragment key={`${id} ${String(kind)}`}>{answer ? <Placed /> : <Story />}</Fragment>
}
