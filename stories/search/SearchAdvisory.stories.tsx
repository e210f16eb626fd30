import preview from '../../.storybook/preview.tsx'
import {
  abusiveAdvisory,
  brandUnsafeAdvisory,
  sensitiveAdvisory,
  thirdPartyAdvisory,
} from '../../mocks/fixtures/advisories.ts'
import { SearchAdvisory } from '../../src/flows/search/searchAdvisory/SearchAdvisory.tsx'
import { logs, noAdvisory } from './searchAdvisory.journeys.ts'
import { driven, reaches } from '../journeys/reaches.ts'
import { follow, see, until } from '../../testing/steps/steps.ts'
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
