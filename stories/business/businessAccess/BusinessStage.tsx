import { styled } from 'styled-components'
import { BusinessAccess } from '../../../src/flows/business/businessAccess/BusinessAccess.tsx'
import {
  ProfileSwitcher,
  type ProfileSwitcherProps,
} from '../../../src/flows/business/businessAccess/ProfileSwitcher.tsx'
import { useActingProfile } from '../../../src/flows/business/businessAccess/businessAccess.context.ts'
import { css } from '../../../src/theme/css.ts'
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx'
import { useLocale } from '../../../src/views/text.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'

const english = { pins: 'Pins', scheduled: 'Scheduled Pins', waiting: 'What you have saved and scheduled' }
const arabic = { pins: 'الدبابيس', scheduled: 'الدبابيس المجدولة', waiting: 'ما حفظته وجدولته' }

/** The page of the profile that the viewer acts for. */
function ProfilePage() {
  const { profile } = useActingProfile()
  const { user } = profile
  const words = useLocale().locale === 'ar' ? arabic : english
  return (
    <PinPage>
      <div>
        <h1>{user ? <bdi>{user.businessName}</bdi> : words.pins}</h1>
        <p>{user ? `${words.scheduled}: ${user.scheduledPinCount}` : words.waiting}</p>
      </div>
    </PinPage>
  )
}

/** As large as the title and the line below it, or as the wall of Pins. */
const Outline = styled.div.attrs({ inert: true, 'aria-hidden': true })(css`
  &:not(:last-child) {
    display: grid;
    align-content: center;
    block-size: 54px;
    inline-size: 200px;
  }
  &:last-child {
    flex: 1 0 200px;
    contain: size;
    overflow: hidden;
  }
  [data-shape='tile'] {
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 40%), 1fr));
    gap: 16px;
  }
`)

/** The app's page while it is not known for whom the viewer acts. */
const WaitingPage = () => (
  <PinPage
    wall={
      <Outline>
        <Skeleton shape="tile" count={20} label="" />
      </Outline>
    }
  >
    <Outline>
      <Skeleton count={2} label="" />
    </Outline>
  </PinPage>
)

/** An app with the bar above its page. */
export const BusinessStage = ({ path }: ProfileSwitcherProps) => (
  <BusinessAccess header={<ProfileSwitcher path={path} />} fallback={<WaitingPage />}>
    <ProfilePage />
  </BusinessAccess>
)
