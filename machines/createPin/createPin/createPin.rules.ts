import { httpAddress } from '../../../src/domain/navigation/httpAddress.ts'
import { pinFieldErrors, type PinFieldErrors } from '../../../src/domain/createPin/pinFields.ts'
import { foundImagesOf } from '../../../src/domain/createPin/foundImages.ts'
import { hostOf } from '../../../src/domain/saving/linkCard.ts'
import { imageSignatureOf } from '../../../src/domain/saving/imageAddress.ts'
import { required } from '../../fragments/outcome.ts'
import type { SeveralPin } from '../severalPins/severalPins.types.ts'
import type { CreatePinContext, CreatePinInput, PageImage, PinDraft, PinRequest } from './createPin.types.ts'

/** An app may pass on what any page brought, so addresses that are not http(s) are dropped here, too. */
const withWebAddresses = ({ draft, policy }: CreatePinInput): PinDraft => ({
  ...draft,
  url: httpAddress(draft.url, policy.createPin.addressLimit),
  media: httpAddress(draft.media, policy.createPin.addressLimit),
})

export const initialContext = (input: CreatePinInput): CreatePinContext => ({
  ...input,
  draft: withWebAddresses(input),
  description: input.draft.description,
  title: input.draft.title ?? '',
  link: withWebAddresses(input).url ?? '',
  altTexts: {},
  images: [],
  imageUrl: withWebAddresses(input).media,
  chosenUrls: [withWebAddresses(input).media ?? []].flat(),
  memory: null,
  board: null,
  section: null,
  error: null,
  serverMessage: null,
  savedId: null,
  savedCount: 0,
  unknownCount: 0,
  stepsLeft: 0,
})

/** The alternative text of a picture; '' without one. */
export const altTextOf = ({ altTexts, imageUrl }: CreatePinContext, url: string | null = imageUrl): string =>
  url === null ? '' : (altTexts[url] ?? '')

/** What is wrong with what was typed, for this picture. Without `policy.createPin.popupFields`, nothing is. */
export const fieldErrors = (
  context: CreatePinContext,
  url: string | null = context.imageUrl,
): PinFieldErrors => {
  const { policy, title, description, link, draft } = context
  const fields = { title, description, altText: altTextOf(context, url), link }
  return policy.createPin.popupFields
    ? pinFieldErrors(fields, url !== null || draft.pinId !== null, policy.createPin)
    : {}
}

/** Whether several pins are to be created. */
export const isForSeveral = ({ chosenUrls }: CreatePinContext): boolean => chosenUrls.length > 1

/** Whether something that was typed has to be changed before anything is saved. */
export const hasWrongField = (context: CreatePinContext): boolean =>
  (isForSeveral(context) ? context.chosenUrls : [context.imageUrl]).some(
    (url) => Object.keys(fieldErrors(context, url)).length > 0,
  )

/** Whether several pictures may be chosen. A pin of our own that is saved again has its one picture. */
export const takesSeveral = ({ policy, draft }: CreatePinContext): boolean =>
  policy.createPin.severalPictures && draft.pinId === null

/** The pictures to choose from: the one that the page named comes first, and in no second size. */
export function withNamedImage(
  { draft: { media }, policy }: CreatePinContext,
  found: readonly PageImage[],
): readonly PageImage[] {
  if (media === null) return found
  const signature = imageSignatureOf(media)
  const isNamed = ({ url }: PageImage) => url === media || imageSignatureOf(url) === signature
  const [named] = foundImagesOf([{ type: 'pinnable', url: media }], policy.createPin)
  const size = found.find(({ url }) => url === media)?.size ?? null
  return [
    { url: media, name: named?.name ?? hostOf(media) ?? '', size },
    ...found.filter((image) => !isNamed(image)),
  ]
}

/** What the page brought, as edited. */
const editedDraft = ({ draft, title, link, policy }: CreatePinContext): PinDraft =>
  policy.createPin.popupFields
    ? { ...draft, title, url: httpAddress(link.trim(), policy.createPin.addressLimit) }
    : draft

/**
 * Input of the call that creates the pin of a picture. The picture comes from the page's images, or with the address.
 * saving.txt §3 "Pin-create methods".
 */
export const pinRequest = (
  context: CreatePinContext,
  imageUrl: string | null = context.imageUrl,
): PinRequest => {
  const { session, draft, description, board, section, policy } = context
  return {
    session,
    draft: editedDraft(context),
    description,
    ...(policy.createPin.popupFields && { altText: altTextOf(context, imageUrl) }),
    imageUrl,
    method: imageUrl !== null && imageUrl !== draft.media ? 'scraped' : 'button',
    boardId: required(board, 'board').id,
    sectionId: section?.id ?? null,
  }
}

/** What is sent for each of several pictures: all have the same words, and each its own alternative text. */
export const severalRequests = (context: CreatePinContext): readonly SeveralPin[] =>
  context.images
    .filter(({ url }) => context.chosenUrls.includes(url))
    .map((picture) => ({ picture, request: pinRequest(context, picture.url) }))
