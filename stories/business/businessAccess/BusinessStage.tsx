import { BusinessAccess } from '../../../src/flows/business/businessAccess/BusinessAccess.tsx'
import {
  ProfileSwitcher,
  type ProfileSwitcherProps,
} from '../../../src/flows/business/businessAccess/ProfileSwitcher.tsx'
import { useActingProfile } from '../../../src/flows/business/businessAccess/businessAccess.context.ts'
import { PinPage } from '../../../testing/stage/PinPage.tsx'

/** The page of the profile that the viewer acts for. */
function ProfilePage() {
  const { profile } = useActingProfile()
  const { user } = profile
  return (
    <PinPage>
      <div>
        <h1>{user ? <bdi>{user.businessName}</bdi> : 'Pins'}</h1>
        {user && <p>{`Scheduled Pins: ${user.scheduledPinCount}`}</p>}
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
