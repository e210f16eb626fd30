import { isOnHost, parseHttpAddress } from '../navigation/httpAddress.ts'

/** The name under which the invitation to connect a photo-sharing account is recorded. */
export const claimUpsellName = 'POST_CREATE_UPSELL_V2'

/** The storage key of the names of invitations that were shown. */
export const claimingUpsellsKey = 'claiming_upsells_seen'

/** Parses the stored names. Anything but a list counts as empty, entries that are not text are dropped, and unknown names are kept. */
export const readSeenUpsells = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((name): name is string => typeof name === 'string' && name !== ''))]
    : []

/** Adds a name to the list, once. */
export const withSeen = (seen: readonly string[], name: string): readonly string[] =>
  seen.includes(name) ? seen : [...seen, name]

export interface ClaimUpsellRequest {
  /** The page the pin was saved from. */
  readonly url: string | null
  /** The member's settings; null if they could not be read. */
  readonly settings: { readonly isConnected: boolean; readonly listedWebsiteUrl: string | null } | null
  /** Names of the invitations that were shown. */
  readonly seen: readonly string[]
  /** Hosts, including subdomains, of the photo-sharing service. */
  readonly hosts: readonly string[]
}

/**
 * Whether to invite the member to connect their photo-sharing account: once, if they saved from the service, list a link to it as their
 * website, and have not connected it yet. saving.txt §4 "Photo-sharing upsell".
 */
export function isClaimUpsellDue({ url, settings, seen, hosts }: ClaimUpsellRequest): boolean {
  if (!settings || settings.isConnected || seen.includes(claimUpsellName)) return false
  return [url, withScheme(settings.listedWebsiteUrl)].every((address) => {
    const parsed = address === null ? null : parseHttpAddress(address)
    return parsed !== null && isOnHost(parsed, hosts)
  })
}

/** A website as people type it: without a scheme it is meant as https. */
const withScheme = (website: string | null) =>
  website !== null && /^\s*\w[\w.-]*(\/|\s*$)/.test(website) ? `https://${website.trim()}` : website
