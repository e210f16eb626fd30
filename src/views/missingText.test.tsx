import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { loadAreas } from '../messages/loadAreas.ts'
import { TextProvider, useText, type TextProviderProps } from './text.tsx'

describe('a sentence that was not loaded', () => {
  const people = { 'people.follow': 'Follow', 'people.following': 'Following' } as const
  function Follow() {
    return useText(people)('people.follow')
  }
  /** What is shown, and what the console says of it. */
  const shown = async (settings: TextProviderProps) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const text = renderToStaticMarkup(
      <TextProvider {...settings}>
        <Follow /> <Follow />
      </TextProvider>,
    )
    await import('../messages/missingArea.ts')
    await Promise.resolve()
    const warnings = warn.mock.calls.flat()
    warn.mockRestore()
    return [text, ...warnings]
  }

  it('is in English, and the console names its area once', async () => {
    const messages = await loadAreas('ja', ['auth'])
    const warning =
      'Tackboard: the messages of the area "people" are not loaded for "ja", so its flows are in English. ' +
      "Load them, too: loadAreas('ja', ['people', …])."
    expect(await shown({ locale: 'ja', messages })).toEqual(['Follow Follow', warning])
    expect(await shown({ locale: 'ja', messages })).toEqual(['Follow Follow'])
  })

  it.each<[string, TextProviderProps]>([
    ['without messages of the locale', { locale: 'ko', messages: {} }],
    ['in a language of the app’s own', { locale: 'fr', overrides: { 'login.submit': 'Connexion' } }],
    ['in English', { locale: 'en-GB' }],
  ])('is no mistake %s', async (_, settings) => expect(await shown(settings)).toEqual(['Follow Follow']))

  it('is not missed where the app has its own', async () => {
    const messages = await loadAreas('ko', ['auth'])
    expect(await shown({ locale: 'ko', messages, overrides: { 'people.follow': '' } })).toEqual([' '])
  })
})
