import { AdsPage as YourAds } from 'tackboard/promote'
import { adListServices } from '../ads'
import type { PageProps } from '../page'
import { MembersOnly } from './EntryPages'

/** The member's ads, at /settings/ads/; visitors log in first. */
export function AdsPage({ address, session }: PageProps) {
  if (session === undefined) return null
  return session ? <YourAds services={adListServices} /> : <MembersOnly address={address} />
}
