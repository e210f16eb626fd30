import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CreatePin } from '../../../src/flows/createPin/createPin/CreatePin.tsx'
// The flow loads these lazily; loaded up front here, so that no story waits for the development server.
import '../../../src/flows/createPin/severalPins/severalPinsBundle.ts'
import '../../../src/flows/saving/duplicates/Duplicates.tsx'
import { CreatePinStage } from '../../../testing/stage/CreatePinStage.tsx'
import { check, see, until, type Step } from '../../../testing/steps/steps.ts'
import { inArabic, inDigits } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { asksForDuplicates, noticeSays, rowSays } from '../../saving/duplicates/duplicates.journeys.ts'
import { offers } from '../severalPins/severalPins.journeys.ts'
import { fromPage, fromPicture, saved, seesImages } from './createPin.steps.ts'
import { popupStage } from './popupStage.tsx'

const meta = preview.meta({
  title: 'Create Pin/On boards already',
  component: CreatePin,
  ...popupStage,
})

const found = { state: 'duplicates.found', calls: ['findDuplicates.ok'] } as const
const onTwo = noticeSays('You have this picture on 2 boards', 'Garden rooms and Blue sofa')
const choosePicture = (at: number): Step => [
  `Choose picture ${at + 1}`,
  async ({ page, user }) => {
    const image = page.getAllByRole('radio')[at]
    if (image) await user.click(image)
  },
]

export const Found = meta.story({
  name: 'On two boards',
  ...driven(
    { ...fromPicture, given: 'duplicates.onTwo', steps: [see('Top choices'), ...asksForDuplicates, onTwo] },
    found,
  ),
})

export const NamedOnce = meta.story({
  name: 'A Pin that is on a board: it is named over the boards, and only the others below the picture',
  render: () => <CreatePinStage pinId="1" />,
  ...driven(
    {
      ...fromPicture,
      given: 'duplicates.savedToOneOfThree',
      steps: [
        see('Top choices'),
        see(/Psst! You already saved this Pin to/),
        ...asksForDuplicates,
        noticeSays('You also have this picture on 2 other boards', 'Blue sofa and Weeknight suppers'),
        rowSays('Garden rooms'),
      ],
    },
    found,
  ),
})

export const AnotherPicture = meta.story({
  name: 'Another picture is looked for again, and the old answer is gone',
  ...driven(
    {
      ...fromPage,
      given: 'duplicates.onTwo',
      steps: [
        seesImages(5),
        ...asksForDuplicates,
        onTwo,
        choosePicture(1),
        until('duplicates.looking.pausing'),
        noticeSays(),
        ...asksForDuplicates,
        onTwo,
      ],
    },
    found,
  ),
})

const lakeIsOnOne = noticeSays('You have this picture on 1 board', 'Garden rooms')

export const OneOfSeveral = meta.story({
  name: 'Of several pictures, it is about the one that is shown',
  ...driven(
    {
      ...fromPage,
      given: 'severalPins.oneOnBoard',
      steps: [
        offers(5),
        check('lake, 944 by 1416 pixels'),
        ...asksForDuplicates,
        lakeIsOnOne,
        check('night, 708 by 1260 pixels'),
        ...asksForDuplicates,
        until('duplicates.none'),
        noticeSays(),
        check('night, 708 by 1260 pixels'),
        ...asksForDuplicates,
        lakeIsOnOne,
        see('Top choices'),
      ],
    },
    found,
  ),
})

export const NoPicture = meta.story({
  name: 'Without a picture, nothing is said',
  ...driven(
    {
      ...fromPage,
      given: 'duplicates.onTwo',
      steps: [
        seesImages(5),
        ...asksForDuplicates,
        onTwo,
        choosePicture(5),
        until('duplicates.none'),
        noticeSays(),
      ],
    },
    { state: 'duplicates.none' },
  ),
})

export const SavedAllTheSame = meta.story({
  name: 'Saved all the same, without waiting',
  ...driven(
    {
      ...fromPicture,
      given: 'duplicates.neverAnswers',
      steps: [see('Top choices'), ...asksForDuplicates, until('duplicates.looking.asking'), ...saved],
    },
    { calls: ['createPin.ok'] },
  ),
})

export const ManyPictures = meta.story({
  name: 'Among the pictures of a page, in a narrow window',
  ...driven(
    {
      ...fromPage,
      given: 'duplicates.longNames',
      steps: [seesImages(5), ...asksForDuplicates, see('You have this picture on 3 boards')],
    },
    found,
  ),
  globals: { viewport: { value: 'phone' } },
})

export const Narrow = meta.story({
  name: 'In a narrow window',
  ...driven(
    {
      ...fromPicture,
      given: 'duplicates.onMany',
      steps: [
        see('Top choices'),
        ...asksForDuplicates,
        noticeSays('You have this picture on 5 boards', 'Garden rooms, Blue sofa, and 3 more'),
      ],
    },
    found,
  ),
  globals: { viewport: { value: 'phone' } },
})

export const RightToLeft = meta.story({
  name: 'Right to left, dark (J21)',
  ...inArabic(
    driven(
      {
        ...fromPicture,
        given: 'duplicates.onMany',
        steps: [
          [
            'See the boards',
            ({ page }) => waitFor(() => expect(page.getAllByRole('option').length).toBeGreaterThan(0)),
          ],
          ...asksForDuplicates,
          see(inDigits('هذه الصورة لديك في 5 لوحات')),
        ],
      },
      found,
    ),
  ),
  globals: { locale: 'ar', theme: 'dark' },
})
