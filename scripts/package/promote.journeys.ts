import assert from 'node:assert/strict'
import type { Page } from 'playwright'
import { lastDay } from '../../src/domain/promote/campaignDates.ts'
import type { JourneyContext, Journeys } from './journey.ts'
import { logIn, visit } from './visit.ts'

const advertiserId = '549755885175'
const days = 3

/** An advertiser who has to give consent, business details and a payment method. */
export function startAsNewAdvertiser({ ads, resetDb }: JourneyContext['mocks']) {
  resetDb()
  ads.calls.length = 0
  ads.savedInfo.length = 0
  ads.account = {
    hasBusinessAddress: false,
    hasBusinessInfo: false,
    hasValidBillingProfile: false,
    hasBillingInfo: false,
    hasConsented: false,
    country: 'DE',
    countries: ['AT', 'CH', 'DE'],
    timeZone: 'Europe/Berlin',
  }
}

/** The campaign's last day, counted from today in the account's time zone. */
const endOf = async (page: Page) =>
  lastDay(await page.evaluate(() => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })), days)

export async function fillInAd(page: Page, name = 'Guided walks along the ridge') {
  // The page is behind the question for as long as the answer is on its way, and takes no input.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Promote your Pin' }).waitFor()
  assert.equal(await page.getByLabel('Ad name').inputValue(), name)
  await page.getByLabel('Daily budget in').fill('12.50')
  await page.getByLabel('Number of days').fill(String(days))
  await page.getByRole('switch', { name: 'Choose the audience for me' }).uncheck()
  await page.getByLabel('25–34').check()
  await page.getByText('€12.50 a day for 3 days, €37.50 in total').waitFor()
  await page.getByText(/^You seem to be in another country/).waitFor()
  await page.getByText(/^Ends .*\(Berlin\)$/).waitFor()
  await page.getByText(/^Estimate: /).waitFor()
}

export async function fillInBusiness(page: Page) {
  await page.getByRole('heading', { name: 'Tell us about your business' }).waitFor()
  await page.getByLabel('Business name').fill('Alder Walks')
  await page.getByLabel('Street address').fill('Hauptstraße 1')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The complete request. */
const requestOf = (endDate: string | null) => ({
  advertiser_id: advertiserId,
  ads_client_type: 'quick_promote',
  campaign_name: 'Guided walks along the ridge',
  destination_url: 'https://wren.example/walks',
  budget_in_micro_currency: 12_500_000,
  flexible_daily_budget_enabled: false,
  duration: days,
  is_ongoing: false,
  inclusive_end_date: endDate,
  start_now: true,
  auto_targeting_enabled: false,
  targeting_spec: { ages: ['25-34'], genders: [], interests: [], places: ['DE'] },
  pin_id: '21',
  product_group_id: null,
})

/** Promoting a pin, from the link to the finished ad. */
export const promoteJourneys: Journeys = {
  'M9 promotes a pin from a link, with log-in, consent, business and payment, under a strict policy': ({
    browser,
    production,
    mocks,
  }) =>
    visit(browser, {}, async (page) => {
      startAsNewAdvertiser(mocks)
      await page.goto(`${production}/quick-promote/?pinId=21`)
      await logIn(page)
      await page.getByRole('button', { name: 'Agree and continue' }).click()
      await fillInAd(page)
      await page.getByRole('button', { name: 'Promote', exact: true }).click()
      await fillInBusiness(page)
      await page.getByRole('button', { name: 'Pay by invoice' }).click()
      await page.getByRole('dialog', { name: 'Your ad is on its way' }).waitFor()

      const request = requestOf(await endOf(page))
      const [campaign, ...others] = mocks.db.campaigns
      assert.deepEqual(others, [])
      // The mocks also store the parameters of the path.
      assert.deepEqual(campaign?.payload, { ...request, advertiserId, pinId: request.pin_id })
      assert.equal(
        await page.getByRole('link', { name: 'Check your payment' }).getAttribute('href'),
        `/advertiser/${advertiserId}/billing/?campaign_id=${campaign?.id}&objective_type=CLICKTHROUGH&is_quick_promote=true`,
      )
      assert.deepEqual(
        mocks.ads.savedInfo.map(({ name, country, taxId }) => [name, country, taxId]),
        [['Alder Walks', 'DE', '']],
      )
      assert.equal(mocks.ads.calls.filter((name) => name === 'recordConsent').length, 1)
      assert.equal(new URL(page.url()).searchParams.get('campaign_id'), campaign?.id)

      await page.getByRole('link', { name: 'See your ads' }).click()
      await page.getByRole('button', { name: 'Pause Guided walks along the ridge' }).click()
      await page.getByRole('button', { name: 'Resume Guided walks along the ridge' }).waitFor()
      assert.equal(mocks.ads.calls.filter((name) => name === 'updateAd').length, 1)

      await page.getByRole('button', { name: 'Edit Guided walks along the ridge' }).click()
      await page.getByLabel('Daily budget in EUR').fill('8')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('€8.00 a day').waitFor()
      assert.equal(mocks.ads.calls.filter((name) => name === 'updateAd').length, 2)
    }),

  'P1 M9 opens the link of the pin-saved dialog, with an underscore, and keeps the draft over a reload': ({
    browser,
    development,
    mocks,
  }) =>
    visit(browser, { translates: true }, async (page) => {
      startAsNewAdvertiser(mocks)
      mocks.ads.account = { ...mocks.ads.account, hasConsented: true }
      await page.goto(`${development}/advertiser/quick_promote?pinId=21`)
      await logIn(page)
      await page.getByLabel('Daily budget in').fill('9.75')
      await page.getByText('Saved', { exact: true }).waitFor()
      await page.reload()
      await page.getByText('We filled in what you had entered before.').waitFor()
      assert.equal(await page.getByLabel('Daily budget in').inputValue(), '9.75')
      assert.equal(mocks.db.campaigns.length, 0)
    }),
}
