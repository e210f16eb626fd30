import { describe, expect, it } from 'vitest'
import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import {
  creations,
  onCreated,
  opened,
  PinPage,
  showing,
} from '../../../../testing/stage/quickPromotePage.tsx'
import { watchListeners } from '../../../../testing/steps/watchListeners.ts'
import { createBrowserPlatform } from '../../../platform/browser.ts'
import { PROMOTE_DRAFTS_KEY } from '../../runtime/promoteDrafts.storage.ts'

describe.each(modes)('quick promote, mounted and unmounted, %s', (_, mount) => {
  const show = showing(mount)

  it('D7 makes one call of each kind, and reads the pin once', async () => {
    const { calls, log, services } = show()
    await opened()
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
    // In strict mode, the first start is aborted.
    const made = calls.filter((call) => !call.isAborted()).map(({ name }) => name)
    expect(made).toEqual(['readSavedPin', 'promotePin'])
    expect(calls.filter(({ name }) => name === 'promotePin')).toHaveLength(1)
    expect(services.calls.filter((name) => name !== 'readAccount')).toEqual([])
    expect(log.map(({ event }) => event)).toEqual(['promote.succeeded'])
  })

  it('D6 I5 unmounted while it loads, it has no timers left', async () => {
    const { clock, unmount } = show('quickPromote.accountNeverAnswers')
    expect(clock.pending).toBeGreaterThan(0)
    unmount()
    expect(clock.pending).toBe(0)
  })

  it('D6 I5 unmounted while it sends, it aborts the request and says nothing of its answer', async () => {
    const mounted = show('quickPromote.neverAnswers')
    await opened()
    await fill('Ad name', 'Spring walks')
    await press('Promote')
    await soon(() => expect(creations(mounted)).toHaveLength(1))
    // The draft, the slow answer and the time-out.
    expect(mounted.clock.pending).toBe(3)
    mounted.unmount()
    expect([mounted.clock.pending, creations(mounted)[0]?.isAborted()]).toEqual([0, true])
    mounted.clock.advance(60_000)
    expect([onCreated.mock.calls, mounted.log]).toEqual([[], []])
  })

  it.each([
    ['checks', 'quickPromote.checkNeverAnswers', 'Check now'],
    ['asks for a way to pay', 'quickPromote.withoutBilling', 'I’ve added it'],
  ] as const)('I5 unmounted while it %s, it has no timers left', async (_name, given, button) => {
    const { clock, services, unmount } = show(given)
    await opened()
    services.outcomes.readAccount = 'never'
    await press('Promote')
    await press(button)
    await soon(() => expect(clock.pending).toBeGreaterThan(0))
    unmount()
    expect(clock.pending).toBe(0)
  })

  it('I5 unmounted, it no longer hears the window or other tabs', async () => {
    const { emitted, platform, recorder, unmount } = show()
    await opened()
    await fill('Ad name', 'Spring walks')
    await press('Change Pin')
    unmount()
    const before = emitted.length
    platform.window.hide()
    platform.window.focus()
    platform.window.pressBack()
    platform.storage.writeFromOtherTab(PROMOTE_DRAFTS_KEY, {})
    expect([emitted.length, platform.storage.texts.get(PROMOTE_DRAFTS_KEY)]).toEqual([before, '{}'])
    expect(recorder.now()).not.toContain('quickPromote.draft.saved')
  })

  it('I5 no listener remains on window or document', async () => {
    const kept = watchListeners()
    const { unmount } = mount(<PinPage />, { session: wren, platform: createBrowserPlatform() })
    await opened()
    await press('Change Pin')
    await byRole('option', /^Stargazing weekends/)
    expect([...kept].filter((name) => /popstate|focus |pagehide|storage/.test(name))).toHaveLength(5)
    unmount()
    // React itself adds one listener to the document.
    expect([...kept].filter((name) => !name.includes('selectionchange'))).toEqual([])
  })

  it('I2 is drawn on a server, and wakes up without a word', async () => {
    const { consoleOutput, host } = show(undefined, {}, { isHydrated: true })
    expect(host.querySelector('[aria-busy="true"]')).not.toBeNull()
    await opened()
    expect([field('Ad name').value, consoleOutput]).toEqual(['Guided walks along the ridge', []])
  })
})

describe.each(modes)('M7 coming back from paying elsewhere, %s', (_, mount) => {
  const show = showing(mount)

  it('looks for a way to pay each time, and goes on once there is one', async () => {
    const { platform, services: app } = show('quickPromote.withoutBilling')
    await opened()
    const reads = () => app.calls.filter((name) => name === 'readAccount').length
    const before = reads()
    platform.window.focus()
    expect(reads()).toBe(before)
    await press('Promote')
    await soon(() => expect(focused()).toBe('h1 Add a way to pay'))
    platform.window.focus()
    await see('We don’t see a payment method yet. It can take a minute to arrive.')
    app.account = { ...app.account, hasValidBillingProfile: true }
    platform.window.focus()
    await soon(() => expect(focused()).toBe('h2 Your ad is on its way'))
    expect([reads() - before, onCreated.mock.calls.length]).toEqual([2, 1])
  })
})
