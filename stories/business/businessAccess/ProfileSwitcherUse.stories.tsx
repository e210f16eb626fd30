import preview from '../../../.storybook/preview.tsx'
import { BusinessAccess } from '../../../src/flows/business/businessAccess/BusinessAccess.tsx'
import { actsAs, asBakery, asPartner, openMenu } from './businessAccess.journeys.ts'
import { chooseByKeyboard, scheduled, searchForMarkets } from './businessAccess.steps.ts'
import { readsNot, announces } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { press, see, until, wait } from '../../../testing/steps/steps.ts'
import { BusinessStage } from './BusinessStage.tsx'

const meta = preview.meta({
  title: 'Business/Profile switcher',
  id: 'business-profile-switcher-in-use',
  component: BusinessAccess,
  parameters: { layout: 'fullscreen' },
  render: () => <BusinessStage />,
})

export const Switched = meta.story({
  name: 'Switching changes the whole page (BA8)',
  ...driven(
    {
      ...asPartner,
      steps: [
        scheduled(0),
        ...openMenu(),
        press(/^Larch Street Bakery/),
        actsAs('Larch Street Bakery'),
        announces('You’re now acting as Larch Street Bakery.'),
        scheduled(12),
      ],
    },
    { state: 'businessAccess.ready.profile.acting' },
  ),
})
export const BackToOwn = meta.story({
  name: 'One press leads back to one’s own profile',
  ...driven(
    { ...asBakery, steps: [press('Use your own profile'), actsAs('Wren Alder'), scheduled(0)] },
    { state: 'businessAccess.ready.profile.own' },
  ),
})
export const NotAvailable = meta.story({
  name: 'A profile that requires two-factor says so, and cannot be chosen (BA7)',
  ...driven(
    {
      ...asPartner,
      steps: [
        ...openMenu(),
        press('Fennel Studio Needs two-factor authentication'),
        until('businessAccess.ready.profile.own'),
      ],
    },
    { state: 'businessAccess.ready.profile.own' },
  ),
})
export const ByKeyboard = meta.story({
  name: 'By keyboard alone',
  ...driven(
    {
      ...asPartner,
      steps: [actsAs('Wren Alder'), ...chooseByKeyboard],
    },
    { state: 'businessAccess.ready.profile.acting' },
  ),
})
export const Search = meta.story({
  name: 'Many profiles are searched (L1)',
  ...driven(
    {
      ...asPartner,
      given: 'businessAccess.many',
      steps: [...openMenu(), see('9,951 more profiles. Search to find them.'), ...searchForMarkets],
    },
    { state: 'businessAccess.ready.list.current' },
  ),
})
export const NoMatch = meta.story({
  name: 'Nothing matches the search',
  ...driven(
    {
      ...asPartner,
      given: 'businessAccess.many',
      steps: [
        ...openMenu(),
        ['Type a name', ({ user }) => user.keyboard('kiln')],
        see('No profile matches “kiln”.'),
      ],
    },
    { state: 'businessAccess.ready.list.current' },
  ),
})
export const One = meta.story({
  name: 'One profile besides one’s own',
  ...driven(
    { ...asPartner, given: 'businessAccess.one', steps: [...openMenu(), see('Tidewater Ceramics')] },
    { state: 'businessAccess.ready.list.current' },
  ),
})
export const PartlyMalformed = meta.story({
  name: 'Malformed profiles are left out (L1)',
  ...driven(
    {
      ...asPartner,
      given: 'businessAccess.partlyMalformed',
      steps: [...openMenu(), see('Tidewater Ceramics')],
    },
    { state: 'businessAccess.ready.list.current' },
  ),
})
export const MfaRevoked = meta.story({
  name: 'Two-factor is revoked meanwhile: no name is left (L2)',
  ...driven(
    {
      ...asBakery,
      given: 'businessAccess.mfaRevoked',
      steps: [
        actsAs('Larch Street Bakery'),
        wait(300_000),
        see(/This business requires two-factor/),
        readsNot('Larch Street Bakery'),
      ],
    },
    { state: 'businessAccess.ready.profile.mfaRequired' },
  ),
})
export const Phone = meta.story({
  name: 'On a phone, with the list open',
  ...driven(
    { ...asBakery, steps: [...openMenu('Larch Street Bakery')] },
    { state: 'businessAccess.ready.profile.acting' },
  ),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left, in the dark',
  ...driven(
    {
      ...asBakery,
      steps: [
        [
          'Open the list',
          async ({ page, user }) =>
            user.click(await page.findByRole('button', { name: /Larch Street Bakery/ })),
        ],
      ],
    },
    { state: 'businessAccess.ready.profile.acting' },
  ),
  globals: { locale: 'ar', theme: 'dark' },
})
