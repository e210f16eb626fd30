import { offsiteStatuses } from '../../fixtures/offsite.ts'
import type { Handler } from '../handler.ts'

/** Whether an outbound link is safe. */
export const checkOffsite: Handler<'checkOffsite'> = ({ payload: { url } }) => ({
  resource_response: { data: { redirect_status: offsiteStatuses[new URL(url).hostname] ?? null, url } },
})
