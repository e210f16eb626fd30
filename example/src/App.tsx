import { TackboardProvider, type PolicyOverrides } from 'tackboard'
import type { Viewer } from 'tackboard/auth'
import { BusinessAccess } from 'tackboard/business'
import type { Address } from './page'
import { pageAt } from './pages'
import { TopBar } from './parts/TopBar'
import { platform, useSession } from './session'
import type { Words } from './words'

const visitor: Viewer = { type: 'UNAUTH', isAuth: false }
const member: Viewer = { type: 'AUTH', isAuth: true }
const policy: PolicyOverrides = {
  stepsInHistory: true,
  promote: {
    choosesStartDate: true,
    takesTotalBudget: true,
    reviewHours: 24,
    listsAds: true,
    // Wherever advertisers are, they agree to Pinwall's terms first.
    consentCountries: ['AT', 'CH', 'DE', 'ES', 'GB', 'JP', 'KR', 'US'],
  },
  saving: {
    undoSaves: true,
    severalBoards: true,
    boardSort: true,
    boardFaces: true,
    findsDuplicates: true,
    sectionsInSearch: true,
    firstSection: true,
    recentSections: true,
    dragsToSections: true,
  },
  createPin: { phonePictures: true, popupFields: true, severalPictures: true },
}
/** Passkeys belong to a domain: here to localhost. A real app has them in its one policy. */
const withPasskeys: PolicyOverrides = { ...policy, passkeys: true }

interface AppProps {
  readonly address: Address
  readonly words: Words
}

/** The app: who is logged in, the profile that they act for, and the page at the address. */
export function App({ address, words }: AppProps) {
  const session = useSession()
  const { Page, isBare } = pageAt(address)
  return (
    <TackboardProvider
      {...words}
      platform={platform}
      policy={address.hostname === 'localhost' ? withPasskeys : policy}
      address={address.pathname + address.search}
      session={session ?? null}
      viewer={session ? member : visitor}
    >
      <BusinessAccess header={isBare ? null : <TopBar address={address} session={session} />}>
        <Page address={address} session={session} />
      </BusinessAccess>
    </TackboardProvider>
  )
}
