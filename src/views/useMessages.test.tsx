import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areaLoaders } from '../messages/areaLoaders.ts'
import { login } from '../messages/en/auth/login.ts'
import { TextProvider, useText } from './text.tsx'
import { useMessages } from './useMessages.ts'

function Submit() {
  return useText(login)('login.submit')
}

function App({ locale }: { readonly locale: Parameters<typeof useMessages>[0] }) {
  const messages = useMessages(locale, ['auth'])
  return (
    <TextProvider locale={locale} messages={messages}>
      <Submit />
    </TextProvider>
  )
}

/** A page as a server sends it once everything is there. */
const page = (locale: Parameters<typeof useMessages>[0]) => {
  const stream = new PassThrough()
  const { pipe } = renderToPipeableStream(<App locale={locale} />, {
    onAllReady: () => pipe(stream),
    onShellError: (error) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  })
  return text(stream)
}

afterEach(() => vi.restoreAllMocks())

describe('useMessages', () => {
  it('waits for the sentences of a locale, and loads them once', async () => {
    const load = vi.spyOn(areaLoaders.de, 'auth')
    expect(await page('de')).toBe('Anmelden')
    expect(await page('de')).toBe('Anmelden')
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not wait for English', () => expect(renderToStaticMarkup(<App locale="en" />)).toBe('Log in'))

  it('shows English, and tells the developer, if they cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(areaLoaders.es, 'auth').mockRejectedValue(new Error('offline'))
    expect(await page('es')).toBe('Log in')
    expect(warn.mock.calls).toEqual([
      ['Tackboard: the messages of "es" could not be loaded, so everything is in English.'],
    ])
  })
})
