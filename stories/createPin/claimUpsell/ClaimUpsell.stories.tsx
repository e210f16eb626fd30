import preview from '../../../.storybook/preview.tsx'
import { ClaimUpsellView } from '../../../src/views/createPin/ClaimUpsellView.tsx'
import { driven, reaches } from '../../journeys/reaches.ts'
import { unseen } from '../../../testing/proof/unseen.ts'
import { OverPage } from '../../../testing/stage/AuthStage.tsx'
import { claimUpsellJourneys, open } from './claimUpsell.journeys.ts'
import { focusOnTitle } from '../../../testing/journeys/page.steps.ts'
import { see, until, wait } from '../../../testing/steps/steps.ts'
import { ClaimStage } from '../../../testing/stage/ClaimStage.tsx'

const meta = preview.meta({
  title: 'Create Pin/Connect an account',
  tags: ['autodocs'],
  component: ClaimStage,
  subcomponents: { ClaimUpsellView },
  args: { url: 'https://www.instagram.com/p/lake-at-dawn/' },
  render: (args) => <OverPage isClosed>{() => <ClaimStage {...args} />}</OverPage>,
})

const { steps: shown } = claimUpsellJourneys['claimUpsell.locked']
const { session, steps: dismissible } = claimUpsellJourneys['claimUpsell.dismissible']
const inArabic = [
  open,
  focusOnTitle('هل هذه إحدى صورك؟'),
  until('claimUpsell.locked'),
  wait(2_000),
  see('ليس الآن'),
]

/** Without a picture, because 'Not now' appears while it is taken. */
export const Playground = meta.story(unseen(driven({ session, isLive: true, steps: [open] }, {})))

export const Locked = meta.story(
  reaches('claimUpsell.locked', { calls: ['readSettings.ok', 'recordUserState.ok'] }),
)
export const Dismissible = meta.story(reaches('claimUpsell.dismissible'))
export const Connecting = meta.story(reaches('claimUpsell.connecting'))
export const Dismissed = meta.story(reaches('claimUpsell.dismissed'))

export const Unrecorded = meta.story({
  name: 'The server does not record it (B2)',
  ...driven(
    { session, given: 'createPin.userStateUnsaved', steps: shown },
    { state: 'claimUpsell.locked', calls: ['recordUserState.failed'] },
  ),
})
export const Phone = meta.story({
  name: 'In a narrow window',
  ...driven({ session, steps: dismissible }, { state: 'claimUpsell.dismissible' }),
  globals: { viewport: { value: 'phone' } },
})
export const RightToLeft = meta.story({
  name: 'Right to left, in the dark',
  ...driven({ session, steps: inArabic }, { state: 'claimUpsell.dismissible' }),
  globals: { locale: 'ar', theme: 'dark' },
})
