import { press, see, until, wait } from '../../../testing/steps/steps.ts'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
import { focusOnTitle, leadsTo, reads } from '../../../testing/journeys/page.steps.ts'
import {
  adsCreated,
  clear,
  continuing,
  forConversions,
  goesBack,
  opened,
  promote,
  promoted,
  withoutPin,
  withPin,
} from './promote.steps.ts'

const unsure = [...promoted, focusOnTitle('We don’t know yet')]
const inGermany = from({ ...withPin, country: 'DE' })
const onPin = from(withPin)

/** Every leaf state of quick promote. saving.txt §2 "Quick-promote flow", §4 "Quick-promote steps". */
export const quickPromoteJourneys = {
  'quickPromote.steps.opening.waiting': onPin.given(
    'quickPromote.accountNeverAnswers',
    until('quickPromote.steps.opening.waiting'),
  ),
  'quickPromote.steps.opening.slow': onPin.given(
    'quickPromote.accountNeverAnswers',
    until('quickPromote.steps.opening.waiting'),
    wait(5_000),
    until('quickPromote.steps.opening.slow'),
  ),
  'quickPromote.steps.unopened': onPin.given(
    'quickPromote.accountUnread',
    see('We couldn’t load this page.'),
  ),
  'quickPromote.steps.consent.asking': inGermany.given(
    'quickPromote.withoutConsent',
    focusOnTitle('Before you promote'),
  ),
  'quickPromote.steps.consent.recording': inGermany.given(
    'quickPromote.consentNeverAnswers',
    focusOnTitle('Before you promote'),
    press('Agree and continue'),
    until('quickPromote.steps.consent.recording'),
  ),
  'quickPromote.steps.pinSelection': from(withoutPin)(
    focusOnTitle('Choose a Pin to promote'),
    see('Citrus prints, in three sizes'),
  ),
  'quickPromote.steps.page.editing': onPin(...opened),
  'quickPromote.steps.page.correcting': onPin(
    ...opened,
    clear('Ad name'),
    clear('Destination'),
    promote,
    see('Give your ad a name.'),
  ),
  'quickPromote.steps.page.choosingPin': onPin(
    ...opened,
    press('Change Pin'),
    focusOnTitle('Choose a Pin to promote'),
    see('Stargazing weekends'),
  ),
  'quickPromote.steps.page.choosingTag': onPin(
    ...opened,
    forConversions,
    press('Choose a conversion'),
    focusOnTitle('Choose a conversion'),
    see('Newsletter'),
  ),
  'quickPromote.steps.page.submitting.waiting': onPin.given(
    'quickPromote.neverAnswers',
    ...promoted,
    until('quickPromote.steps.page.submitting.waiting'),
  ),
  'quickPromote.steps.page.submitting.slow': onPin.given(
    'quickPromote.neverAnswers',
    ...promoted,
    until('quickPromote.steps.page.submitting.waiting'),
    wait(5_000),
    see(/^This is taking longer than usual/),
  ),
  'quickPromote.steps.page.unknown.unchecked': onPin.given(
    'quickPromote.createdUnheard',
    ...unsure,
    adsCreated(1),
  ),
  'quickPromote.steps.page.unknown.uncheckable': onPin.given(
    'quickPromote.uncheckable',
    ...unsure,
    press('Check now'),
    see('We couldn’t check. Try again in a moment.'),
  ),
  'quickPromote.steps.page.checking': onPin.given(
    'quickPromote.checkNeverAnswers',
    ...unsure,
    press('Check now'),
    until('quickPromote.steps.page.checking'),
  ),
  'quickPromote.steps.page.created': from(continuing('page'))(see(/^Your ad has already been created/)),
  'quickPromote.steps.businessForm': onPin.given(
    'quickPromote.withoutBusiness',
    ...promoted,
    focusOnTitle('Tell us about your business'),
  ),
  'quickPromote.steps.billingForm.paying': onPin.given(
    'quickPromote.withoutBilling',
    ...promoted,
    focusOnTitle('Add a way to pay'),
  ),
  'quickPromote.steps.billingForm.checking': from(continuing('billingForm')).given(
    'quickPromote.billingNeverAnswers',
    focusOnTitle('Add a way to pay'),
    press('I’ve added it'),
    until('quickPromote.steps.billingForm.checking'),
  ),
  'quickPromote.steps.success': onPin(
    ...promoted,
    focusOnTitle('Your ad is on its way'),
    leadsTo(
      'Check your payment',
      '/advertiser/549755885175/billing/?campaign_id=7001&objective_type=CLICKTHROUGH&is_quick_promote=true',
    ),
    leadsTo('See your ad', '/advertiser/549755885175/reporting/adgroups/'),
    adsCreated(1),
  ),
  'quickPromote.steps.error': onPin.given(
    'quickPromote.refused',
    ...promoted,
    focusOnTitle('Your ad wasn’t created'),
    reads('New ads are paused until noon.'),
  ),
  'quickPromote.steps.closed': onPin(...opened, press('Close'), goesBack(1), see('You can close this page')),
} as const satisfies Journeys
