import { readCreatePinRoute } from '../../../src/domain/createPin/route.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { href } from './mobileCreatePin.journeys.ts'

/** The route of an address of the create-pin page. */
export function routeOf({ pathname, search }: URL) {
  const route = readCreatePinRoute(pathname, search, defaultPolicy.createPin)
  if (!route) throw new Error('This is not the address of the create-pin page.')
  return route
}

/** The route of `href`. */
export const route = routeOf(new URL(href))

/** The Pin that it brings. */
export const draft = {
  pinId: null,
  url: route.url,
  media: route.media,
  description: 'Twelve lakes to swim in before breakfast',
  guid: 'g1',
  color: '#4f7f8c',
}
