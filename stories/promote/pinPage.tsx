import { wren } from '../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices } from '../../mocks/index.ts'
import type { MountOptions } from '../../testing/stage/mountFlow.tsx'
import { press } from '../../testing/stage/person.ts'
import { opened } from '../../testing/stage/quickPromotePage.tsx'
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

export const options: MountOptions = { session: wren, country: 'US' }
export const promotes = async () => {
  await opened()
  await press('Promote')
}
