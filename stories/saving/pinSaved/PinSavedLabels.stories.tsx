import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { PinSavedDialog } from '../../../src/flows/saving/pinSaved/PinSavedDialog.tsx'
import { followCard, openSaved, picturesShow } from './pinSaved.journeys.ts'
import { readsNot } from '../../../testing/journeys/page.steps.ts'
import { inArabic } from '../../journeys/inArabic.ts'
import { driven } from '../../journeys/reaches.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'
import { pinSavedArgs, pinSavedArgTypes, PinSavedStage } from './PinSavedStage.tsx'

const meta = preview.meta({
  title: 'Saving/Pin saved',
  component: PinSavedDialog,
  args: pinSavedArgs,
  argTypes: pinSavedArgTypes,
  render: (props) => <PinSavedStage {...props} />,
})

const shown = { state: 'pinSaved.shown' }
const member = { session: wren, viewer: { type: 'AUTH', isAuth: true } } as const
const visitor = { session: null, viewer: { type: 'UNAUTH', isAuth: false } } as const
const labelled = (label: string): readonly Step[] => [openSaved, picturesShow(), see(label)]

export const Promoted = meta.story({
  name: 'Promoted (§6)',
  args: { pinId: '6' },
  ...driven({ ...member, steps: labelled('Promoted') }, shown),
})
export const PaidPartnership = meta.story({
  name: 'A paid partnership (§6)',
  args: { pinId: '7' },
  ...driven({ ...member, steps: labelled('Paid partnership') }, shown),
})
export const PaidLink = meta.story({
  name: 'A paid link, by experiment (§6)',
  args: { pinId: '7' },
  ...driven({ ...member, experiments: { paid_link_label: true }, steps: labelled('Paid link') }, shown),
})
export const PaidLinkForVisitor = meta.story({
  name: 'A paid link, by experiment, signed out (§6)',
  args: { pinId: '7' },
  ...driven(
    { ...visitor, experiments: { paid_link_label_unauth: true }, steps: labelled('Paid link') },
    shown,
  ),
})
export const Unsponsored = meta.story({
  name: 'A sponsorship that was rejected: no label (§3)',
  args: { pinId: '8' },
  ...driven({ ...member, steps: [...labelled('The ridge at noon'), readsNot('Paid partnership')] }, shown),
})
export const LabelRightToLeft = meta.story({
  name: 'A label, right to left, dark, on a phone (J21)',
  args: { pinId: '7', board: { name: 'غرف الحديقة', url: '/wren/garden-rooms/' } },
  ...inArabic(driven({ ...member, steps: [openSaved, picturesShow()] }, shown)),
  globals: { locale: 'ar', theme: 'dark', viewport: { value: 'phone' } },
})

export const ActingForAnother = meta.story({
  name: 'Acting for another profile (§7)',
  ...driven(
    { ...member, actingFor: '88', steps: [openSaved, picturesShow(), followCard] },
    { ...shown, calls: ['readSavedPin.ok'] },
  ),
})
export const ActingForAnotherFailed = meta.story({
  name: 'Acting for another profile, and the pin cannot be read',
  ...driven(
    { ...member, actingFor: '88', given: 'pinSaved.readFailed', steps: [openSaved, see('See it now')] },
    { state: 'pinSaved.failed', calls: ['readSavedPin.failed'] },
  ),
})
