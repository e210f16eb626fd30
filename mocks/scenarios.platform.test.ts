import { describe, expect, it } from 'vitest'
import { readProviderToken, readText } from '../src/domain/auth/providers/providerToken.ts'
import { createMemoryPlatform } from './platform.ts'
import { scenario, type ScenarioName } from './scenarios/index.ts'

const request = { name: 'connect', width: 580, height: 400, trustedOrigins: [] }
const never = new AbortController().signal

function platformOf(name: ScenarioName) {
  const platform = createMemoryPlatform()
  scenario(name).platform?.(platform)
  return platform
}

/** The messages of a popup opened under a scenario. */
async function messagesOf(name: ScenarioName, url = '/connect/facebook/?state=ours') {
  const { popup } = platformOf(name)
  const opening = popup.open({ ...request, url })
  if (opening.status !== 'open') return opening.status
  const messages: unknown[] = []
  opening.popup.onMessage((data) => messages.push(data))
  await Promise.resolve()
  return { messages, isClosed: opening.popup.isClosed() }
}

describe('§4 Popups', () => {
  it('the user agrees: the popup sends each provider’s token, and a code with our state', async () => {
    const { messages } = Object(await messagesOf('social.succeeds'))
    expect(readProviderToken('facebook', messages[0])).toEqual({
      facebook_id: '1001',
      facebook_token: 'facebook-token',
    })
    expect(readProviderToken('line', messages[0])).toEqual({ line_id_token: 'line-token' })
    expect([readText(messages[0], 'code'), readText(messages[0], 'state')]).toEqual(['acme-code', 'ours'])
  })

  it.each([
    'login.succeeds',
    'login.facebookNoMatch',
    'login.googleNoMatch',
    'sso.succeeds',
    'ssoCheck.isSso',
  ] as const)('%s sends its message automatically', async (name) => {
    expect(await messagesOf(name)).toMatchObject({ messages: [{ state: 'ours' }] })
  })

  it('B4 sso.stateMismatch sends a forged state', async () => {
    expect(await messagesOf('sso.stateMismatch')).toMatchObject({
      messages: [{ code: 'acme-code', state: 'forged' }],
    })
  })

  it('B6 social.popupBlocked and B15 social.windowUndefined open nothing', async () => {
    expect(await messagesOf('social.popupBlocked')).toBe('blocked')
    expect(await messagesOf('social.windowUndefined')).toBe('windowUndefined')
  })

  it('B7 social.popupClosed is closed without a message, B8 social.closedThenAnswers is closed and sends one', async () => {
    expect(await messagesOf('social.popupClosed')).toEqual({ messages: [], isClosed: true })
    expect(await messagesOf('social.closedThenAnswers')).toMatchObject({
      messages: [{ state: 'ours' }],
      isClosed: true,
    })
  })

  it('social.refused is refused by the popup and by the script', async () => {
    expect(await messagesOf('social.refused')).toMatchObject({ messages: [{ error: 'not_authorized' }] })
    await expect(platformOf('social.refused').providers.logIn('google', never)).rejects.toMatchObject({
      status: 'not_authorized',
    })
  })
})

describe('§8 Social login: provider scripts', () => {
  it.each([
    ['social.unknown', 'unknown'],
    ['social.promptNotShown', 'prompt_not_shown'],
    ['social.failed', 'not_connected'],
  ] as const)('B11 %s has the status %s', async (name, status) => {
    await expect(platformOf(name).providers.logIn('google', never)).rejects.toMatchObject({ status })
  })

  it.each([
    ['social.facebookScriptBlocked', 'facebook'],
    ['social.googleScriptBlocked', 'google'],
    ['social.lineScriptBlocked', 'line'],
    ['login.lineUnavailable', 'line'],
  ] as const)('B10 %s cannot load, and its policy uses the script', async (name, provider) => {
    const loading = platformOf(name).providers.load(provider, {
      tries: 20,
      pollMs: 100,
      locale: 'en_US',
      signal: never,
    })
    await expect(loading).rejects.toMatchObject({ name: 'ProviderUnavailable' })
    expect(scenario(name).policy).toEqual({ transports: { [provider]: 'sdk' } })
  })
})

describe('the browser', () => {
  it('C4 C5 C6 blocked, full or corrupt storage never throws', () => {
    const read = (value: unknown) => value
    for (const name of ['storage.blocked', 'storage.full', 'storage.corrupt'] as const) {
      const { storage } = platformOf(name)
      expect(storage.get('anything', read)).toBeNull()
      storage.set('anything', [1])
      expect(storage.get('anything', read)).toEqual([1])
    }
  })

  it('C13 the password manager is absent, rejects or hangs', () => {
    const modes = (['absent', 'reject', 'hang'] as const).map(
      (mode) => platformOf(`credentials.${mode}`).credentials.mode,
    )
    expect(modes).toEqual(['absent', 'rejects', 'hangs'])
  })

  it('D14 bot tokens hang or fail, and so does the widget of login.botWidgetFailed', () => {
    expect(platformOf('botCheck.tokenHangs').botCheck.mode).toBe('hangs')
    expect(platformOf('botCheck.tokenFails').botCheck.mode).toBe('fails')
    expect(platformOf('login.botWidgetFailed').botCheck.mode).toBe('fails')
  })
})
