import { safeHref } from '../domain/navigation/links.ts'
import type { BeaconPort } from './page.types.ts'

/** Requests the address as an image, without the page's own address. On a server it does nothing. */
export const browserBeacon: BeaconPort = {
  send(url) {
    const target = safeHref(url)
    if (target === null || typeof Image === 'undefined') return
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.src = target
  },
}
