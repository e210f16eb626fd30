import { claimEndpoints } from '../../../api/createPin/createPin.endpoints.ts'
import { isClaimUpsellDue } from '../../../domain/createPin/claimUpsell.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { readSeen } from './claimUpsell.storage.ts'

const client = memberClientOf(claimEndpoints)

/** Decides whether to invite the member to connect an account. Rejects if their settings cannot be read. */
export const checkClaim = fromCall<boolean, { readonly url: string | null }>(
  async ({ config, input: { url }, signal }) => {
    const { platform, policy } = config
    const hosts = policy.createPin.claimHosts
    // Most pins come from other sites, so the settings are read only if they can make a difference.
    const best = { isConnected: false, listedWebsiteUrl: url }
    if (!isClaimUpsellDue({ url, settings: best, seen: readSeen(platform), hosts })) return false
    const { data } = (await client(config).readSettings({}, signal)).resource_response
    const settings = {
      isConnected: data.connected_to_instagram,
      listedWebsiteUrl: data.listed_website_url,
    }
    // Another tab may have shown it in the meantime.
    return isClaimUpsellDue({ url, settings, seen: readSeen(platform), hosts })
  },
)
