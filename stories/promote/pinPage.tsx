import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices, type MemoryPromoteServices } from '../../mocks/index.ts'
import type { MountOptions } from '../../testing/stage/mountFlow.tsx'
import { press } from '../../testing/stage/person.ts'
import { opened } from '../../testing/stage/quickPromotePage.tsx'
import { AdsPage } from '../../src/flows/promote/adList/AdsPage.tsx'
import { QuickPromote } from '../../src/flows/promote/quickPromote/QuickPromote.tsx'
import type { QuickPromoteProps } from '../../src/flows/promote/quickPromote/quickPromote.props.ts'

const services = createMemoryPromoteServices()

/** The page of a pin, as an app mounts it. */
export const pinPage = (props: Partial<QuickPromoteProps> = {}) => (
  <QuickPromote
    advertiserId="549755885175"
    services={services}
    target={{ kind: 'pin', pinId: '21' }}
    billingSlot={() => null}
    {...props}
  />
)

/** The list of ads, as an app mounts it. */
export function adsPage(prepare: (own: MemoryPromoteServices) => void = () => undefined) {
  const own = createMemoryPromoteServices()
  prepare(own)
  return <AdsPage services={own} />
}

export const options: MountOptions = { session: wren, country: 'US' }
export const promotes = async () => {
  await opened()
  await press('Promote')
}
