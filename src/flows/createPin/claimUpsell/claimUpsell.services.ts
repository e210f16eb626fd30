import { createClient } from '../../../api/client.ts'
import { claimEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { isClaimUpsellDue } from '../../../domain/createPin/claimUpsell.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readSeen } from './claimUpsell.storage.ts'

/** Decides whether to invite the member to connect an account. Rejects if their settings cannot be read. */
export function checkClaimFrom({ api, policy, platform }: TackboardConfig) {
  const client = createClient(claimEndpoints, { ...api, policy })
  const hosts = policy.createPin.claimHosts
  return fromCall<boolean, { readonly url: string | null }>(async ({ input: { url }, signal }) => {
    // Most pins come from other sites, so the settings are read only if they can make a difference.
    const best = { isConnected: false, listedWebsiteUrl: url }
    if (!isClaimUpsellDue({ url, settings: best, seen: readSeen(platform), hosts })) return false
    const { data } = (await client.readSettings({}, signal)).resource_response
    const settings = {
      isConnected: data.connected_to_instagram,
      listedWebsiteUrl: data.listed_website_url,
    }
    // Another tab may have shown it in the meantime.
    return isClaimUpsellDue({ url, settings, seen: readSeen(platform), hosts })
  })
}
