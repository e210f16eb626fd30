import { promoteDialogs } from '../../../messages/en/promote/promoteDialogs.ts'
import { useText } from '../../text.tsx'

/** The usual events. An advertiser may have others, which go by their own names. */
const eventKeys = new Map([
  ['checkout', 'promoteDialogs.event.checkout'],
  ['add_to_cart', 'promoteDialogs.event.addToCart'],
  ['page_visit', 'promoteDialogs.event.pageVisit'],
  ['signup', 'promoteDialogs.event.signup'],
  ['lead', 'promoteDialogs.event.lead'],
  ['search', 'promoteDialogs.event.search'],
  ['view_category', 'promoteDialogs.event.viewCategory'],
  ['watch_video', 'promoteDialogs.event.watchVideo'],
] as const)
const isKnown = (event: string): event is Parameters<typeof eventKeys.get>[0] =>
  [...eventKeys.keys()].some((key) => key === event)

/** Returns a function for the name of what a conversion tag reports. */
export function useEventName() {
  const t = useText(promoteDialogs)
  return (event: string): string => {
    const key = isKnown(event) ? eventKeys.get(event) : undefined
    return key ? t(key) : event
  }
}
