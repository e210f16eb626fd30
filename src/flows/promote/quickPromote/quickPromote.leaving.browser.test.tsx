import type { QuickPromoteProps } from './quickPromote.props.ts'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, press, soon } from '../../../../testing/stage/person.ts'
import {
  onCreated,
  onStep,
  openAndCloseDialog,
  opened,
  showing,
  type PageOptions,
} from '../../../../testing/stage/quickPromotePage.tsx'

const origin = 'https://tackboard.example'
const after = (...previous: string[]): PageOptions['history'] => ({ previous, current: null, forward: [] })
const builder = after(`${origin}/advertiser/549755885175/pin-builder/`, `${origin}/pin/21/`)
const experiments = { quick_promote_close_window: true } as const
const entries = (historyLength: number) => ({ window: { historyLength } })
const page = '/quick-promote/?pinId=21'

describe.each(modes)('§2 closing the page, %s', (_, mount) => {
  const show = showing(mount)

  it.each<readonly [string, PageOptions, unknown]>([
    ['from another page goes back 1', { history: after('/pin/21/') }, { isClosed: false, wentBack: [1] }],
    ['with the pin builder in the history goes back 3', { history: builder }, { wentBack: [3] }],
    [
      'with the pin builder before it, as the browser tells, goes back 3',
      { browser: { previous: [`${origin}/pin-builder`, `${origin}/pin/21/`] } },
      { wentBack: [3] },
    ],
    [
      'from the pin builder, as the browser tells, goes back 3',
      { browser: { referrer: `${origin}/pin-builder/` } },
      { wentBack: [3] },
    ],
    [
      'with the experiment, in a new window, closes it',
      { experiments, history: builder, browser: entries(1) },
      { isClosed: true, wentBack: [] },
    ],
    [
      'with the experiment, and pages before it, goes back',
      { experiments, browser: entries(2) },
      { isClosed: false, wentBack: [1] },
    ],
    ['in a new window, without the experiment, goes back', { browser: entries(1) }, { wentBack: [1] }],
  ])('Q5 %s', async (_name, options, expected) => {
    const { platform } = show(undefined, {}, options)
    await opened()
    await press('Close')
    await byRole('heading', 'You can close this page')
    expect(platform.window).toMatchObject({ isClosed: false, ...Object(expected) })
  })

  it('Q5 counts the entry that a dialog has added', async () => {
    const back = show(undefined, {}, { history: builder })
    await opened()
    await openAndCloseDialog()
    await press('Close')
    expect(back.platform.window.wentBack).toEqual([4])
    back.unmount()
    const alone = show(undefined, {}, { experiments, browser: entries(2) })
    await opened()
    await openAndCloseDialog()
    await press('Close')
    expect(alone.platform.window).toMatchObject({ isClosed: true, wentBack: [] })
  })

  it('leaves where to go to the app, if that has `onClose`', async () => {
    const onClose = vi.fn<() => void>()
    const { platform } = show(undefined, { onClose }, { experiments, browser: entries(1) })
    await opened()
    await press('Close')
    await byRole('heading', 'You can close this page')
    expect(onClose).toHaveBeenCalledOnce()
    expect(platform.window).toMatchObject({ isClosed: false, wentBack: [] })
  })
})

describe.each(modes)('M9 links to a step, %s', (_, mount) => {
  const show = showing(mount)
  const campaign = '&campaign_id=7001'

  it.each([
    ['consent', 'quickPromote.withoutConsent', page, 'Before you promote', 'DE'],
    ['pinSelection', undefined, page, 'Choose a Pin to promote', 'US'],
    ['page', undefined, page, 'Promote your Pin', 'US'],
    ['businessForm', 'quickPromote.withoutBusiness', page + campaign, 'Tell us about your business', 'US'],
    ['billingForm', 'quickPromote.withoutBilling', page + campaign, 'Add a way to pay', 'US'],
    // Their conditions are not met, so that the first open step is shown.
    ['businessForm', 'quickPromote.withoutBusiness', page, 'Promote your Pin', 'US'],
    [
      'billingForm',
      'quickPromote.withoutBusinessAndBilling',
      page + campaign,
      'Tell us about your business',
      'US',
    ],
    ['page', 'quickPromote.withoutConsent', page, 'Before you promote', 'DE'],
    ['page', undefined, '/quick-promote/?', 'Choose a Pin to promote', 'US'],
    // Ends, and steps past the last one, are none.
    ['success', undefined, page, 'Promote your Pin', 'US'],
    ['error', undefined, page, 'Promote your Pin', 'US'],
    ['confetti', undefined, page, 'Promote your Pin', 'US'],
  ] as const)('step=%s, %s, at %s, shows “%s”', async (step, given, at, heading, country) => {
    const { calls } = show(given, {}, { at: `${at}&step=${step}`, country })
    await byRole('heading', heading)
    await soon(() => expect(onStep).toHaveBeenCalled())
    expect(calls.filter(({ name }) => name.startsWith('promote'))).toEqual([])
  })
})

describe.each(modes)('what the app hears, %s', (_, mount) => {
  const show = showing(mount)

  it('each step once, and the ad once, whole', async () => {
    const billingSlot: QuickPromoteProps['billingSlot'] = ({ onSaved }) => (
      <button onClick={onSaved}>Save payment method</button>
    )
    show('quickPromote.withoutBilling', { billingSlot }, { at: '/advertiser/549755885175/quick-promote/' })
    await userEvent.click(await byRole('option', /^Citrus prints/))
    await opened()
    await press('Promote')
    await press('Save payment method')
    await byRole('heading', 'Your ad is on its way')
    expect(onStep.mock.calls).toEqual([['pinSelection'], ['page'], ['billingForm'], ['success']])
    expect(onCreated.mock.calls).toEqual([
      [{ campaignId: '7001', advertiserId: '549755885175', pinId: '23', productGroupId: null }],
    ])
  })
})
