import { describe, expect, it, onTestFinished } from 'vitest'
import { db } from '../../../../mocks/index.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { isOn, keys, tabTo, typeIn } from '../../../../testing/stage/keyboard.ts'
import { soon } from '../../../../testing/stage/person.ts'
import { showing } from '../../../../testing/stage/quickPromotePage.tsx'
import { listen, missingAnnouncements } from '../../../../testing/steps/speech.ts'

/** Chooses the second pin, without a pointer. */
async function choosePin() {
  await isOn('h2 Choose a Pin to promote')
  await soon(() => expect(document.querySelector('[role="option"]')).not.toBeNull())
  await tabTo('Guided walks')
  await keys('{ArrowRight}{ArrowRight}{Enter}')
  await isOn('h1 Promote your Pin')
}

/** Fills in the page, and chooses a tag in its dialog. */
async function fillIn() {
  await typeIn('Ad name', 'Spring prints')
  await typeIn('Daily budget', '12.50')
  await typeIn('Number of days', '14')
  await tabTo('Choose the audience')
  await keys(' ')
  await tabTo('25–34')
  await keys(' ')
  await tabTo('Search interests')
  await keys('hik')
  await tabTo('Hiking')
  await keys(' ')
  await tabTo('Bring people')
  await keys('{ArrowDown}')
  await tabTo('Choose a conversion')
  await keys('{Enter}')
  await isOn('h2 Choose a conversion')
  await soon(() => expect(document.querySelector('dialog [type="radio"]')).not.toBeNull())
  await tabTo('Purchase')
  await keys(' {Enter}')
  await isOn('button Change conversion')
}

async function fillInBusiness() {
  await isOn('h1 Tell us about your business')
  // The first field without a value, although Enter was pressed in another one.
  await typeIn('City', 'Asheville{Enter}')
  await isOn('name')
  await keys('Wren Alder Walks')
  await typeIn('Street address', '12 Quarry Lane')
  await typeIn('State', 'North Carolina')
  await typeIn('ZIP code', '28801{Enter}')
}

const spoken = [
  'status: Loading your ad',
  'dialog: Choose a Pin to promote',
  'status: Loading your Pins',
  'status: 5 Pins',
  'option: Guided walks along the ridge',
  'option: Citrus prints, in three sizes',
  'h1: Promote your Pin',
  'field: Ad name',
  'field: Daily budget in USD',
  'heading: $12.50 a day for 10 days, $125.00 in total, Jun 1 – 10',
  'field: Number of days',
  'heading: $12.50 a day for 14 days, $175.00 in total, Jun 1 – 14',
  'switch: Choose the audience for me',
  'searchbox: Search interests',
  'status: 1 of 25 chosen',
  'button: Choose a conversion',
  'dialog: Choose a conversion',
  'status: Loading your tags',
  'status: 2 tags',
  'button: Change conversion',
  'status: Creating your ad',
  'h1: Tell us about your business',
  'field: City',
  'field: Business name',
  'dialog: Your ad is on its way',
  'heading: Your ad is on its way',
]

describe.each(modes)('quick promote by keyboard alone, %s', (_, mount) => {
  const show = showing(mount)
  it('J4 J5 goes from the pin to the ad; each step takes the focus, and is said', async () => {
    const speech = listen()
    onTestFinished(speech.stop)
    show('quickPromote.withoutBusiness', {}, { at: '/quick-promote/' })
    await choosePin()
    await fillIn()
    await tabTo('Promote')
    await keys('{Enter}')
    await fillInBusiness()
    await isOn('h2 Your ad is on its way')
    expect(missingAnnouncements(speech.announcements, spoken), speech.announcements.join('\n')).toEqual([])
    expect(db.campaigns).toMatchObject([
      {
        payload: {
          pin_id: '23',
          campaign_name: 'Spring prints',
          budget_in_micro_currency: 12_500_000,
          duration: 14,
          targeting_spec: { ages: ['25-34'], genders: [], interests: ['hiking'] },
          optimization_goal_metadata: { conversion_tag_id: '5001', conversion_event: 'checkout' },
        },
      },
    ])
  })
})
