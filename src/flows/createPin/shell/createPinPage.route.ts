import type { PinDraft } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { ownPinId } from '../../../domain/createPin/ownPin.ts'
import { readCreatePinRoute, type CreatePinRoute } from '../../../domain/createPin/route.ts'
import {
  createPinRedirect,
  createPinVariant,
  deviceTypeOf,
  type CreatePinVariant,
} from '../../../domain/createPin/variant.ts'
import { trustedOriginsOf } from '../../../domain/policy/policy.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** What the create-pin page shows at an address. */
export interface CreatePinScene {
  readonly variant: CreatePinVariant
  readonly route: CreatePinRoute
  readonly draft: PinDraft
  /** Where the mobile variant redirects; null: nowhere. */
  readonly redirectTo: string | null
}

/** Reads the address of the create-pin page; null if it is another page's. */
export function readScene(
  { path, search }: { readonly path: string; readonly search: string },
  { policy, platform: { navigation }, session }: TackboardConfig,
): CreatePinScene | null {
  const route = readCreatePinRoute(path, search, policy.createPin)
  if (!route) return null
  const { action, url, media, guid, color } = route
  const origins = [new URL(navigation.href()).origin, ...trustedOriginsOf(policy)]
  const device = deviceTypeOf(navigation.userAgent(), navigation.isPhone())
  const visit = { device, isLoggedIn: session !== null }
  const variant = createPinVariant(visit)
  // A visitor's draft has the description alone.
  const hasFields = policy.createPin.popupFields && session !== null
  return {
    route,
    variant,
    redirectTo: createPinRedirect({ ...visit, url, origins }),
    // A pin of our own is saved again, unless the address asks for a new one.
    draft: {
      pinId: action === 'create' ? null : ownPinId(url, origins),
      url,
      media,
      ...wordsOf(route, variant === 'mobile' ? policy.createPin.phonePictures : hasFields),
      guid,
      color,
    },
  }
}

/** The words of the pin. Where it has a title, the title does not stand in for the description, too. */
const wordsOf = ({ title = '', description }: CreatePinRoute, hasTitle: boolean) =>
  hasTitle
    ? { title, description: description.replaceAll(/\s+/g, ' ').trim() === title ? '' : description }
    : { description }
