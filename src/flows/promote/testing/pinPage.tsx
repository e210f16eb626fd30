import { wren } from '../../../../mocks/fixtures/sessions.ts'
import { createMemoryPromoteServices } from '../../../../mocks/index.ts'
import type { MountOptions } from '../../../../stories/support/stage/mountFlow.tsx'
import { press } from '../../../../stories/support/stage/person.ts'
import { opened } from '../../../../stories/support/stage/quickPromotePage.tsx'
import { QuickPromote } from '../quickPromote/QuickPromote.tsx'
import type { QuickPromoteProps } from '../quickPromote/quickPromote.props.ts'

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
