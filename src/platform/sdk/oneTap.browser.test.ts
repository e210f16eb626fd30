import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPlatform } from '../browser.ts'
import { ProviderUnavailable } from '../platform.ts'

/** A fake of the provider's identity script. It records its calls, and responds when `window.agree` is called. */
const code = `window.google={accounts:{id:{
  initialize(options){window.options=options},
  prompt(hear){window.hear=hear},
  cancel(){window.isCancelled=true},
  renderButton(element,options){const b=element.ownerDocument.createElement('button');b.textContent=options.text;b.lang=options.locale;
    b.onclick=()=>window.options.callback({credential:'from-button'});element.append(b)},
}}}`
const src = `data:text/javascript,${encodeURIComponent(code)}`
const silent = 'data:text/javascript,0'
const polling = { timeoutMs: 30_000, tries: 2, pollMs: 10 }
const tagsOf = (address: string) =>
  [...document.scripts].filter((script) => script.getAttribute('src') === address)

interface Fake {
  readonly options: { readonly client_id: string; readonly callback: (answer: unknown) => void }
  readonly hear: (moment: object) => void
  readonly isCancelled?: boolean
}
// SAFETY: these are the globals that the script above sets.
const page = () => window as unknown as Fake

let abort: AbortController
const platformWith = (address: string) =>
  createBrowserPlatform({ nonce: 'n-1', providers: { google: { clientId: 'client-1', src: address } } })
const ready = async () => {
  const { oneTap } = platformWith(src)
  await oneTap.addScript('de', abort.signal, polling)
  return oneTap
}

beforeEach(() => {
  abort = new AbortController()
})

afterEach(() => {
  for (const script of document.querySelectorAll('script[src^="data:"]')) script.remove()
  for (const name of ['google', 'options', 'hear', 'isCancelled']) Reflect.deleteProperty(window, name)
})

describe('§6 One-tap in a browser', () => {
  it('adds one script tag with its nonce (I1), and is ready once the script has run', async () => {
    const { oneTap } = platformWith(src)
    expect(oneTap.isReady()).toBe(false)
    const added = Promise.all([
      oneTap.addScript('de', abort.signal, polling),
      oneTap.addScript('de', abort.signal, polling),
    ])
    await vi.waitFor(() => expect(tagsOf(src).map(({ nonce }) => nonce)).toEqual(['n-1']), 20_000)
    await added
    expect(oneTap.isReady()).toBe(true)
    await platformWith(silent).oneTap.addScript('de', abort.signal, polling)
    expect([tagsOf(src).length, tagsOf(silent).length]).toEqual([1, 0])
  })

  it.each([`${location.origin}/@nowhere/blocked-by-an-ad-blocker.js`, silent])(
    'P8 B10 a script that fails or never initializes is unavailable, and its tag is removed: %s',
    async (address) => {
      await expect(
        platformWith(address).oneTap.addScript('de', abort.signal, polling),
      ).rejects.toBeInstanceOf(ProviderUnavailable)
      expect(tagsOf(address)).toHaveLength(0)
    },
  )

  it('is unavailable without a client ID, and before the script has loaded', async () => {
    const { oneTap } = createBrowserPlatform()
    await expect(oneTap.addScript('de', abort.signal, polling)).rejects.toBeInstanceOf(ProviderUnavailable)
    await expect(oneTap.prompt(abort.signal)).rejects.toBeInstanceOf(ProviderUnavailable)
    expect(oneTap.renderButton(document.body, () => undefined)()).toBeUndefined()
    const waiting = platformWith(silent).oneTap
    await expect(waiting.prompt(abort.signal)).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  it('prompts, and resolves with the ID token', async () => {
    const oneTap = await ready()
    const answer = oneTap.prompt(abort.signal)
    expect(page().options.client_id).toBe('client-1')
    page().options.callback({ credential: 'jwt' })
    page().hear({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' })
    await expect(answer).resolves.toEqual({ idToken: 'jwt' })
  })

  it.each([
    { isNotDisplayed: () => true },
    { isSkippedMoment: () => true },
    { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' },
  ])('resolves as dismissed if the prompt is not displayed or is dismissed', async (moment) => {
    const oneTap = await ready()
    const answer = oneTap.prompt(abort.signal)
    page().hear({})
    page().hear(moment)
    await expect(answer).resolves.toBe('dismissed')
  })

  it.each([undefined, null, {}, { credential: 7 }, { credential: '' }])(
    'B11 treats the response %j as a dismissal',
    async (data) => {
      const oneTap = await ready()
      const answer = oneTap.prompt(abort.signal)
      page().options.callback(data)
      await expect(answer).resolves.toBe('dismissed')
    },
  )

  it('D6 closes the prompt when aborted', async () => {
    const oneTap = await ready()
    const answer = oneTap.prompt(abort.signal)
    abort.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
    expect(page().isCancelled).toBe(true)
    await expect(oneTap.prompt(abort.signal)).rejects.toThrow('gone')
    await expect(platformWith(src).oneTap.addScript('de', abort.signal, polling)).rejects.toThrow('gone')
  })

  it('P9 a script that draws no button says so', async () => {
    const oneTap = await ready()
    // SAFETY: the fake script defines it.
    const { id } = (window as unknown as { google: { accounts: { id: { renderButton?: unknown } } } }).google
      .accounts
    delete id.renderButton
    expect(() => oneTap.renderButton(document.body, () => undefined)).toThrow(ProviderUnavailable)
  })

  it('P9 a prompt that is answered late answers the button that was drawn since', async () => {
    const oneTap = await ready()
    oneTap.prompt(abort.signal).catch(() => {})
    const answerLate = page().options.callback
    const place = document.createElement('div')
    const tokens: string[] = []
    const remove = oneTap.renderButton(place, (token) => tokens.push(token))
    answerLate({ credential: 'late' })
    expect(tokens).toEqual(['late'])
    remove()
  })

  it('renders and removes the provider’s own button', async () => {
    const oneTap = await ready()
    const place = document.body.appendChild(document.createElement('div'))
    const tokens: string[] = []
    const remove = oneTap.renderButton(place, (token) => tokens.push(token))
    place.querySelector('button')?.click()
    page().options.callback({ credential: 7 })
    expect([place.textContent, tokens]).toEqual(['continue_with', ['from-button']])
    // The language of the page, even if the script was loaded in another.
    expect(place.querySelector('button')?.lang).toBe('de')
    remove()
    page().options.callback({ credential: 'late' })
    expect([place.childElementCount, tokens]).toEqual([0, ['from-button']])
    place.remove()
  })
})
