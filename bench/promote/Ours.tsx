import { QuickPromote, TackboardProvider } from '../../src/promote.ts'
import { fetchPin, services } from './data.ts'

const session = { userId: '1', username: 'wren', fullName: 'Wren Alder' }
const target = { kind: 'pin', pinId: '21' } as const

/** Our flow, for an advertiser who lacks nothing: it reads the account and the pin, and shows the page. */
export const Subject = () => (
  <TackboardProvider session={session} country="US" api={{ fetch: fetchPin }}>
    <QuickPromote advertiserId="549755885175" target={target} services={services} billingSlot={() => null} />
  </TackboardProvider>
)
