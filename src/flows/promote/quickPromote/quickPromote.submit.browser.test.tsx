import { http, HttpResponse, type JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { PolicyOverrides } from '../../../domain/policy/policy.ts'
import { db, type ScenarioName } from '../../../../mocks/index.ts'
import { answerWith, fromTables, modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, fill, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import {
  creations,
  filledIn,
  filledInPayload,
  fillInAll,
  onCreated,
  opened,
  showing,
  shownValues,
} from '../../../../testing/stage/quickPromotePage.tsx'

/** The requests that reach the server, before the tables answer them. */
function received() {
  const requests: { path: string; body: unknown }[] = []
  answerWith(
    http.post('*/quick_promote/', async ({ request }) => {
      const { pathname } = new URL(request.url)
      requests.push({ path: pathname, body: await request.clone().json() })
    }),
  )
  return requests
}
const path = '/ads/v4/advertisers/549755885175'

describe.each(modes)('§7 the request for an ad, %s', (_, mount) => {
  const show = showing(mount)

  it('Q9 reaches the server whole, for a pin', async () => {
    show()
    const requests = received()
    await fillInAll()
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
    expect(requests).toEqual([{ path: `${path}/pins/21/quick_promote/`, body: filledInPayload }])
    expect(db.campaigns).toMatchObject([{ id: '7001', advertiserId: '549755885175', name: 'Spring walks' }])
  })

  it('Q9 M10 F10 reaches the server whole, for a product group that runs until it is stopped', async () => {
    show(undefined, {}, { at: '/quick-promote/?productGroupId=2680060704746' })
    const requests = received()
    await opened()
    await fill('Ad name', 'Spring walks')
    await userEvent.click(await byRole('switch', 'Run until I stop it'))
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
    expect(requests).toEqual([
      {
        path: `${path}/product_groups/2680060704746/quick_promote/`,
        body: {
          advertiser_id: '549755885175',
          ads_client_type: 'quick_promote',
          campaign_name: 'Spring walks',
          destination_url: null,
          budget_in_micro_currency: 3_000_000,
          flexible_daily_budget_enabled: false,
          duration: 10,
          is_ongoing: true,
          start_now: true,
          auto_targeting_enabled: true,
          targeting_spec: { ages: [], genders: [], interests: [], country: 'US' },
          pin_id: null,
          product_group_id: '2680060704746',
        },
      },
    ])
  })

  it('D1 a double click and Enter are one request', async () => {
    const mounted = show()
    const requests = received()
    await opened()
    await userEvent.dblClick(await byRole('button', 'Promote'))
    field('Ad name').focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await byRole('heading', 'Your ad is on its way')
    expect([requests.length, creations(mounted).length, db.campaigns.length]).toEqual([1, 1, 1])
    expect(onCreated).toHaveBeenCalledOnce()
  })
})

describe.each(modes)('§7 what the answer to the request says, %s', (_, mount) => {
  const show = showing(mount)
  const links = () => [...document.querySelectorAll('dialog footer a')].map((link) => link.textContent)

  it.each<readonly [string, JsonBodyType, PolicyOverrides, string | null]>([
    ['a text', { campaign_id: '7009' }, {}, '7009'],
    ['a number', { campaign_id: 7009 }, {}, '7009'],
    ['a field of another name', { id: 7009 }, { promote: { campaignIdField: 'id' } }, '7009'],
    ['a rounded number', { campaign_id: 2 ** 60 }, {}, null],
    ['another field', { id: '7009' }, {}, null],
    ['nothing', {}, {}, null],
    ['null', null, {}, null],
    ['a list', [], {}, null],
  ])('Q8 %s: the ad exists', async (_name, data, policy, campaignId) => {
    show(undefined, {}, { policy })
    answerWith(http.post('*/quick_promote/', () => HttpResponse.json({ resource_response: { data } })))
    await opened()
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
    expect(links()).toEqual(campaignId === null ? ['See your ad'] : ['Check your payment', 'See your ad'])
    expect(onCreated.mock.calls.map(([campaign]) => campaign.campaignId)).toEqual([campaignId])
  })
})

describe.each(modes)('§8 a request for an ad that fails loses nothing, %s', (_, mount) => {
  const show = showing(mount)
  const submitted = async (given: ScenarioName) => {
    const mounted = show(given)
    await fillInAll()
    await press('Promote')
    return mounted
  }
  const generic = 'Sorry! Something went wrong on our end.'

  it('D22 a 401 with a message is said in the pin area, which takes the focus', async () => {
    await submitted('quickPromote.pinRefused')
    await soon(() => expect(focused()).toBe('button Change Pin'))
    expect(document.querySelector('[data-ui="pinArea"]')?.textContent).toContain('Pins that show a price')
    expect([document.querySelector('dialog'), shownValues()]).toEqual([null, filledIn])
  })

  it.each([
    ['another answer with a message', 'quickPromote.refused', 'New ads are paused until noon.'],
    ['a 401 without a message, if they do not log in again,', 'quickPromote.signedOut', generic],
    ['another answer without one', 'quickPromote.failed', generic],
    ['a page of a proxy (D10)', 'quickPromote.gatewayPage', generic],
  ] as const)('D22 %s is said in a dialog', async (_name, given, text) => {
    const { calls } = await submitted(given)
    if (given === 'quickPromote.signedOut') {
      await byRole('dialog', 'Log in')
      await userEvent.keyboard('{Escape}')
    }
    await byRole('heading', 'Your ad wasn’t created')
    await see(text)
    await press('Back to your ad')
    await opened()
    expect([document.querySelector('dialog'), shownValues()]).toEqual([null, filledIn])
    // D9: nothing is retried automatically; the button retries.
    expect(creations({ calls })).toHaveLength(1)
    fromTables()
    await press('Promote')
    await byRole('heading', 'Your ad is on its way')
    expect(db.campaigns).toMatchObject([{ payload: filledInPayload }])
  })

  it('M6 the connection is lost after the ad was created: a check finds it, and there is one', async () => {
    const mounted = await submitted('quickPromote.createdUnheard')
    await byRole('heading', 'We don’t know yet')
    expect([shownValues(), onCreated.mock.calls]).toEqual([filledIn, []])
    await press('Check now')
    await byRole('heading', 'Your ad is on its way')
    expect([creations(mounted).length, db.campaigns.map(({ id }) => id)]).toEqual([1, ['7001']])
    expect(onCreated.mock.calls.map(([{ campaignId }]) => campaignId)).toEqual(['7001'])
  })

  it('M6 no answer in time: not a failure, aborted, and a check says that there is no ad', async () => {
    const mounted = await submitted('quickPromote.neverAnswers')
    await see('Creating your ad')
    mounted.clock.advance(29_999)
    expect(document.querySelector('dialog')).toBeNull()
    mounted.clock.advance(1)
    await see('This took too long, so we don’t know yet whether your ad was created.')
    expect(creations(mounted).map((call) => call.isAborted())).toEqual([true])
    await press('Check now')
    await see('Your ad was not created, and nothing was charged. You can try again.')
    expect([shownValues(), db.campaigns, onCreated.mock.calls]).toEqual([filledIn, [], []])
  })
})
