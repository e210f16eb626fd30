import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { db } from '../../../../mocks/index.ts'
import { modes } from '../../../../stories/support/stage/mountFlow.tsx'
import { focused, soon } from '../../../../stories/support/stage/person.ts'
import { showing } from '../../../../stories/support/stage/quickPromotePage.tsx'
import { listen, missingAnnouncements } from '../../../../stories/support/steps/speech.ts'

/** The name of the focused element, as a label or its own text says. */
const here = () => {
  const element = document.activeElement
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
  return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
}
const keys = (text: string) => userEvent.keyboard(text)
const isOn = (expected: string) => soon(() => expect(focused()).toBe(expected))

/** Tabs until the name of the focused element starts with this. */
async function tabTo(name: string) {
  for (let n = 0; n < 80 && !here().startsWith(name); n += 1) await keys('{Tab}')
  expect(here()).toMatch(new RegExp(`^${name}`))
}
/** Tabs to a field and replaces what it says. Tab selects a field's text. */
async function type(label: string, text: string) {
  await tabTo(label)
  await keys(text)
}

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
  await type('Ad name', 'Spring prints')
  await type('Daily budget', '12.50')
  await type('Number of days', '14')
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
  await tabTo('Choose a tag')
  await keys('{Enter}')
  await isOn('h2 Choose a conversion')
  await soon(() => expect(document.querySelector('dialog [type="radio"]')).not.toBeNull())
  await tabTo('Purchase')
  await keys(' {Enter}')
  await isOn('button Change tag')
}

async function fillInBusiness() {
  await isOn('h1 Tell us about your business')
  // The first field without a value, although Enter was pressed in another one.
  await type('City', 'Asheville{Enter}')
  await isOn('name')
  await keys('Wren Alder Walks')
  await type('Street address', '12 Quarry Lane')
  await type('State', 'North Carolina')
  await type('ZIP code', '28801{Enter}')
}

describe.each(modes)('quick promote by keyboard alone, %s', (_, mount) => {
  const show = showing(mount)
  const start = () => {
    const speech = listen()
    onTestFinished(speech.stop)
    const mounted = show('quickPromote.withoutBusiness', {}, { at: '/quick-promote/' })
    return { ...mounted, speech }
  }

  it('goes from the pin to the ad, and each step takes the focus', async () => {
    const { speech } = start()
    await choosePin()
    await fillIn()
    await tabTo('Promote')
    await keys('{Enter}')
    await fillInBusiness()
    await isOn('h2 Your ad is on its way')
    console.error(JSON.stringify(speech.announcements, null, 1))
    expect(db.campaigns.map(({ payload }) => payload)).toMatchObject([
      {
        pin_id: '23',
        campaign_name: 'Spring prints',
        budget_in_micro_currency: 12_500_000,
        duration: 14,
        targeting_spec: { ages: ['25-34'], genders: [], interests: ['hiking'] },
        optimization_goal_metadata: { conversion_tag_id: '5001', conversion_event: 'checkout' },
      },
    ])
  })
})
