import { BusinessAccess } from '../../../src/flows/business/businessAccess/BusinessAccess.tsx'
import {
  ProfileSwitcher,
  type ProfileSwitcherProps,
} from '../../../src/flows/business/businessAccess/ProfileSwitcher.tsx'
import { useActingProfile } from '../../../src/flows/business/businessAccess/businessAccess.context.ts'
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

/** An app with the bar above its page. */
export const BusinessStage = ({ path }: ProfileSwitcherProps) => (
  <BusinessAccess header={<ProfileSwitcher path={path} />}>
    <ProfilePage />
  </BusinessAccess>
)
