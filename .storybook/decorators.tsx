import type { Decorator } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { Fragment, useState } from 'react'
import { StyleSheetManager, ThemeProvider } from 'styled-components'
import { directionOf } from '../src/messages/direction.ts'
import { StageProvider } from '../testing/stage/StageProvider.tsx'
import { GlobalStyle, tokens } from '../src/theme/index.ts'
import { isToolRequest } from '../testing/stage/network.ts'
import { WithLook } from './looks/WithLook.tsx'
import { nonce } from '../testing/stage/nonce.ts'
import { setTheme } from './theme.ts'

/** Sets theme, language, direction and motion on the document, so that dialogs and toasts inherit them. */
function setDocument(globals: Record<string, unknown>) {
  const root = document.documentElement
  const locale = String(globals['locale'])
  root.lang = locale
  root.dir = directionOf(locale)
  root.dataset['motion'] = String(globals['motion'])
  root.style.fontSize = globals['text'] === '200' ? '200%' : ''
  setTheme(globals['theme'] === 'dark' ? 'dark' : 'light')
}

const noMessages = {}

/** Applies the theme, language, direction and the style sheets' nonce. */
export const withTackboard: Decorator = (Story, { globals, storyGlobals, id, loaded, viewMode }) => {
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
      {/* A docs page shows many stories, which would share one look. */}
      {viewMode === 'story' ? <WithLook globals={globals}>{story}</WithLook> : story}
    </StyleSheetManager>
  )
}

const network = {
  slow: async (request: Request) => {
    if (!isToolRequest(request)) await delay(2000)
  },
  offline: (request: Request) => (isToolRequest(request) ? undefined : HttpResponse.error()),
}

/** Slow and offline take precedence over the scenario's handlers, so they are added when the story mounts. */
export const withNetwork: Decorator = (Story, { globals, msw, id }) => {
  const kind = globals['network']
  const handle = kind === 'slow' ? network.slow : kind === 'offline' ? network.offline : null
  const WithHandler = () => {
    useState(() => handle && msw.use(http.all('*', ({ request }) => handle(request))))
    return <Story />
  }
  return <Fragment key={`${id} ${String(kind)}`}>{handle ? <WithHandler /> : <Story />}</Fragment>
}
