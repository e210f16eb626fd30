import preview from '../../.storybook/preview.tsx'
import {
  abusiveAdvisory,
  brandUnsafeAdvisory,
  dismissibleAdvisory,
  helplineAdvisory,
  sensitiveAdvisory,
  thirdPartyAdvisory,
} from '../../mocks/fixtures/advisories.ts'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { DISMISSED_ADVISORIES_KEY } from '../../src/domain/search/dismissedAdvisories.ts'
import { SearchAdvisory } from '../../src/flows/search/searchAdvisory/SearchAdvisory.tsx'
import { hasFocus, isRegion, leadsTo, logs, noAdvisory, remembers } from './searchAdvisory.journeys.ts'
import { driven, reaches } from '../journeys/reaches.ts'
import { follow, press, see, until } from '../../testing/steps/steps.ts'
import { malformed, seen, withLinks, withSeveralNotices } from './advisoryCases.ts'
import { SearchStage } from './SearchStage.tsx'

const meta = preview.meta({
  title: 'Search/Advisory',
  tags: ['autodocs'],
  component: SearchAdvisory,
  args: { advisory: sensitiveAdvisory },
  parameters: { query: 'feeling alone' },
  render: (args, { parameters }) => (
    <SearchStage {...args} query={String(parameters['query'])} isBelow={parameters['isBelow'] === true} />
  ),
})

export const Playground = meta.story(driven({ isLive: true }, {}))
const unseen = reaches('searchAdvisory.unseen')
export const Unseen = meta.story({
  name: 'Below the results, not seen yet',
  ...unseen,
  parameters: { ...unseen.parameters, isBelow: true },
})
export const Sensitive = meta.story(reaches('searchAdvisory.seen'))
export const Abusive = meta.story({
  ...seen('miracle cures', 'Safety warning'),
  args: { advisory: abusiveAdvisory },
})
export const BrandUnsafe = meta.story({
  ...seen('tattoo ideas', 'About these results'),
  args: { advisory: brandUnsafeAdvisory },
})
export const ThirdParty = meta.story({
  ...seen('how to vote', 'About these results', {
    country: 'US',
    steps: [see('This notice comes from a third party, not from Tackboard.')],
  }),
  args: { advisory: thirdPartyAdvisory },
})
export const SeveralNotices = meta.story({
  ...seen('detox teas', 'Safety warning'),
  args: { advisory: withSeveralNotices },
})
export const LinksInText = meta.story({
  name: 'Links in a text with emoji (N4, N5)',
  ...seen('pride flags', 'About these results', {
    steps: [
      follow('community 👨‍👩‍👧‍👦 guidelines'),
      follow('a short guide 🏳️‍🌈'),
      logs('advisory.viewed', 'advisory.clicked', 'advisory.clicked'),
    ],
  }),
  args: { advisory: withLinks },
})
export const ActionOpened = meta.story({
  name: 'An action is opened',
  ...driven(
    {
      steps: [
        until('searchAdvisory.seen'),
        follow('Find support'),
        logs('advisory.viewed', 'advisory.clicked'),
      ],
    },
    { state: 'searchAdvisory.seen' },
  ),
})
export const Helpline = meta.story({
  name: 'A number to call, and one to write to (N5)',
  ...seen('feeling alone', 'Sensitive topic', {
    steps: [leadsTo('Call 555 0142', 'tel:5550142'), leadsTo('Text HELLO to 55501', 'sms:55501?body=HELLO')],
  }),
  args: { advisory: helplineAdvisory },
})
export const Dismissible = meta.story({
  name: 'It may be dismissed for good',
  ...seen('tattoo ideas', 'About these results', { session: wren, steps: [see('Don’t show this again')] }),
  args: { advisory: dismissibleAdvisory },
})
const dismissed = reaches('searchAdvisory.dismissed')
export const Dismissed = meta.story({
  name: 'Dismissed, with the focus on “Undo”',
  ...dismissed,
  args: { advisory: dismissibleAdvisory },
  parameters: { ...dismissed.parameters, query: 'tattoo ideas' },
})
export const Restored = meta.story({
  name: 'Dismissed, and shown again',
  ...seen('tattoo ideas', 'About these results', {
    session: wren,
    steps: [
      press('Don’t show this again'),
      remembers([wren.userId, 'unsuitable-results']),
      press('Undo'),
      isRegion('About these results'),
      hasFocus('Don’t show this again'),
      remembers(),
      logs('advisory.viewed', 'advisory.dismissed', 'advisory.restored'),
    ],
  }),
  args: { advisory: dismissibleAdvisory },
})
export const DismissedBefore = meta.story({
  name: 'Dismissed by this member before: nothing is drawn',
  ...driven(
    {
      session: wren,
      stored: { [DISMISSED_ADVISORIES_KEY]: [[wren.userId, 'unsuitable-results']] },
      steps: [noAdvisory, logs()],
    },
    {},
  ),
  args: { advisory: dismissibleAdvisory },
})
export const UnknownSeverity = meta.story({
  name: 'Unknown severity and style: the strictest look (N6)',
  ...seen('tattoo ideas', 'Safety warning'),
  args: { advisory: { ...brandUnsafeAdvisory, severity: 7 } },
})
export const Malformed = meta.story({
  name: 'Malformed parts are left out (N6)',
  ...seen('feeling alone', 'Safety warning'),
  args: { advisory: malformed },
})

export const OtherCountry = meta.story({
  name: 'For another country: nothing is drawn',
  ...driven({ country: 'NL', steps: [noAdvisory, logs()] }, {}),
  args: { advisory: thirdPartyAdvisory },
})
export const Unreadable = meta.story({
  name: 'Nothing to say: nothing is drawn (N6)',
  ...driven({ steps: [noAdvisory, logs()] }, {}),
  args: { advisory: { severity: 1, notices: [{ title: '' }] } },
})
