import preview from '../../../.storybook/preview.tsx'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
import { createPinHref, withPicture } from '../../../testing/stage/createPinHref.ts'
import { focusInField, focusOnTitle, isDescribed, reads } from '../../../testing/journeys/page.steps.ts'
import { press, see, type } from '../../../testing/steps/steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { fillsIn, holds, keptFields } from './createPinFields.steps.ts'
import { createPinJourneys } from './createPin.journeys.ts'
import { chooseBoard, fromPage, fromPicture, seesImages } from './createPin.steps.ts'
import { popupStage } from './popupStage.tsx'

const meta = preview.meta({
  title: 'Create Pin/Fields of a pin',
  component: CreatePin,
  ...popupStage,
})

const titled = {
  ...fromPicture,
  href: createPinHref({ ...withPicture, title: 'The ridge before the rain' }),
  given: 'createPin.popupFields',
} as const

const toCheck = createPinJourneys['createPin.pin.checkingFields']

export const Filled = meta.story({
  name: 'The fields hold what the page brought',
  ...driven(
    {
      ...titled,
      steps: [
        holds('Title', 'The ridge before the rain'),
        holds('Description', withPicture.description),
        holds('Link', withPicture.url),
        holds('Alternative text', ''),
        see('Top choices'),
      ],
    },
    { state: 'createPin.pin.choosingBoard' },
  ),
})

export const Saved = meta.story({
  name: 'What was typed is saved',
  ...driven(
    { ...titled, steps: [...fillsIn, chooseBoard('Blue sofa'), focusOnTitle('Saved to Blue sofa')] },
    { calls: ['createPin.ok'] },
  ),
})

export const Kept = meta.story({
  name: 'A refusal keeps what was typed',
  ...driven(
    {
      ...titled,
      given: 'createPin.fieldsRefused',
      steps: [
        ...fillsIn,
        chooseBoard('Blue sofa'),
        focusOnTitle('Your Pin isn’t saved yet'),
        ...keptFields,
        press('Choose another board'),
        see('Top choices'),
        ...keptFields,
      ],
    },
    { state: 'createPin.pin.choosingBoard' },
  ),
})

export const Checking = meta.story({
  name: 'A link that is no web address',
  ...reaches('createPin.pin.checkingFields'),
})

export const Corrected = meta.story({
  name: 'A corrected link is saved',
  ...driven(
    {
      ...toCheck,
      steps: [
        ...toCheck.steps,
        press('Save'),
        focusInField('Link'),
        type('Link', 'https://wren.example/walks'),
        press('Save'),
        focusOnTitle('Saved to Blue sofa'),
      ],
    },
    { state: 'createPin.pin.saved.countdown.counting' },
  ),
})

export const TooLong = meta.story({
  name: 'A title that is too long says so once it is left',
  ...driven(
    {
      ...titled,
      steps: [
        type('Title', 'A very long walk. '.repeat(6)),
        ['Leave the field by Tab', ({ user }) => user.tab()],
        isDescribed('Title', 'Please enter no more than 100 characters.'),
        see('Top choices'),
      ],
    },
    { state: 'createPin.pin.choosingBoard' },
  ),
})

export const Missing = meta.story({
  name: 'Neither a picture nor a link',
  ...driven(
    {
      ...fromPage,
      given: 'createPin.fieldsFound',
      steps: [
        seesImages(5),
        ['Choose no picture', async ({ page, user }) => user.click(page.getByLabelText('No picture'))],
        ['Empty the link', async ({ page, user }) => user.clear(page.getByLabelText('Link'))],
        chooseBoard('Blue sofa'),
        focusInField('Link'),
        isDescribed('Link', 'A Pin without a picture needs a link.'),
        reads('Something you entered can’t be saved yet.'),
      ],
    },
    { state: 'createPin.pin.checkingFields' },
  ),
})

export const PerPicture = meta.story({
  name: 'Each picture has its own alternative text',
  ...driven(
    {
      ...fromPage,
      given: 'createPin.fieldsFound',
      steps: [
        seesImages(5),
        type('Alternative text', 'A ridge'),
        [
          'Choose the next picture by an arrow key',
          async ({ page, user }) => {
            page.getAllByRole('radio')[0]?.focus()
            await user.keyboard('{ArrowDown}')
          },
        ],
        holds('Alternative text', ''),
        ['Go back by an arrow key', ({ user }) => user.keyboard('{ArrowUp}')],
        holds('Alternative text', 'A ridge'),
      ],
    },
    { state: 'createPin.images.choosing' },
  ),
})

export const OnAPhoneRightToLeft = meta.story({
  name: 'The fields on a narrow screen, right to left, dark',
  ...inArabic(
    driven(
      { ...titled, steps: [holds('العنوان', 'The ridge before the rain'), see('أفضل الخيارات')] },
      { state: 'createPin.pin.choosingBoard' },
    ),
  ),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})

export const PicturesOnAPhone = meta.story({
  name: 'The fields and several pictures on a narrow screen',
  ...driven(
    {
      ...fromPage,
      given: 'createPin.fieldsFound',
      steps: [seesImages(5), holds('Link', withPicture.url), see('Top choices')],
    },
    { state: 'createPin.images.choosing' },
  ),
  globals: { viewport: { value: 'phone' } },
})
