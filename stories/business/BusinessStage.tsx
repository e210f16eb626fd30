import { styled } from 'styled-components'
import { BusinessAccess } from '../../src/flows/business/businessAccess/BusinessAccess.tsx'
import {
  ProfileSwitcher,
  type ProfileSwitcherProps,
} from '../../src/flows/business/businessAccess/ProfileSwitcher.tsx'
import { useActingProfile } from '../../src/flows/business/businessAccess/businessAccess.context.ts'
import { css } from '../../src/theme/css.ts'
import { vars } from '../../src/theme/vars.ts'
import { Surface } from '../../src/ui/layout/Surface.ts'

const Page = styled(Surface).attrs({ as: 'main' })(css`
  display: grid;
  gap: ${vars.space[6]};
  min-block-size: 100vh;
  padding: ${vars.space[6]};
  background: ${vars.color.ground};
  align-content: start;
  h1 {
    font-size: ${vars.type[24]};
    line-height: 1.2;
  }
  p {
    color: ${vars.color.textSubtle};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(160px, 40%), 1fr));
    gap: ${vars.space[4]};
    list-style: none;
  }
  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 3 / 4;
    border-radius: 20px;
    object-fit: cover;
  }
`)

const pictures = ['lake', 'citrus', 'ridge', 'night', 'dunes']

/** The page of the profile that the viewer acts for. */
function ProfilePage() {
  const { profile } = useActingProfile()
  const { user } = profile
  return (
    <Page>
      <div>
        <h1>{user ? <bdi>{user.businessName}</bdi> : 'Pins'}</h1>
        {user && <p>Scheduled Pins: {user.scheduledPinCount}</p>}
      </div>
      <ul>
        {pictures.map((name) => (
          <li key={name}>
            <img src={`/pins/${name}.svg`} alt="" />
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** An app with the bar above its page. */
export const BusinessStage = ({ path }: ProfileSwitcherProps) => (
  <BusinessAccess header={<ProfileSwitcher path={path} />}>
    <ProfilePage />
  </BusinessAccess>
)
