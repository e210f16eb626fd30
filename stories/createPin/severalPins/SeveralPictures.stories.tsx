import preview from '../../../.storybook/preview.tsx'
// The flow loads it lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/createPin/severalPins/severalPinsBundle.ts'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { reads } from '../../../testing/journeys/page.steps.ts'
import { check, press, see } from '../../../testing/steps/steps.ts'
import { inArabic, inDigits } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { fromPage } from '../createPin/createPin.steps.ts'
import { popupStage } from '../createPin/popupStage.tsx'
import { offers, severalPinsJourneys, ticksThree } from './severalPins.journeys.ts'

const meta = preview.meta({
  title: 'Create Pin/Several pictures',
  component: CreatePin,
  ...popupStage,
})

export const Choosing = meta.story({
  name: 'Three pictures are ticked',
  ...driven(
    { ...fromPage, given: 'severalPins.allowed', steps: [...ticksThree, see('Top choices')] },
    { state: 'createPin.images.choosing' },
  ),
})
export const FindingMore = meta.story({
  name: 'The other pictures of a page are looked for',
  ...reaches('createPin.images.findingMore'),
})
export const Alone = meta.story({
  name: 'The page has no other picture',
  ...reaches('createPin.images.alone'),
})
export const Starting = meta.story({ name: 'The first is sent', ...reaches('createPin.pin.savingSeveral') })
export const Saving = meta.story({
  name: 'Saving one after the other',
  ...reaches('severalPins.saving.waiting'),
})
export const SavingSlowly = meta.story({ name: 'Saving slowly', ...reaches('severalPins.saving.slow') })
export const Offline = meta.story({
  name: 'No connection: the others wait',
  ...reaches('severalPins.offline'),
})
export const LoggedOut = meta.story({
  name: 'The session has ended, and the log-in was closed',
  ...reaches('severalPins.loggedOut'),
})
export const Reviewing = meta.story({
  name: 'One picture is refused, and named',
  ...reaches('severalPins.reviewing', { calls: ['createPin.ok', 'createPin.failed'] }),
})
export const Saved = meta.story({ name: 'All are saved', ...reaches('severalPins.saved') })
export const Left = meta.story({ name: 'Left with what was saved', ...reaches('severalPins.left') })
export const Reopened = meta.story({
  name: 'None is saved, and another board is chosen',
  ...reaches('severalPins.reopened'),
})

const ticked = driven(
  {
    ...fromPage,
    given: 'severalPins.allowed',
    steps: [offers(5), check('lake, 944 by 1416 pixels'), see('Top choices')],
  },
  { state: 'createPin.images.choosing' },
)

export const ForcedColors = meta.story({
  name: 'Ticked pictures in forced colors',
  ...ticked,
  parameters: { ...ticked.parameters, media: { forcedColors: 'active' } },
})

export const OnAPhone = meta.story({
  name: 'Saving on a narrow screen',
  ...driven(severalPinsJourneys['severalPins.reviewing'], { state: 'severalPins.reviewing' }),
  globals: { viewport: { value: 'phone' } },
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'Choosing on a narrow screen, right to left, dark',
  ...inArabic(
    driven(
      {
        ...fromPage,
        given: 'severalPins.allowed',
        steps: [offers(5), press('اختيار الكل'), reads(inDigits('تم اختيار 5 صور')), see('أفضل الخيارات')],
      },
      { state: 'createPin.images.choosing' },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})
