import { httpAddress } from '../../../src/domain/navigation/httpAddress.ts'
import { pinFieldErrors, type PinFieldErrors } from '../../../src/domain/createPin/pinFields.ts'
import { required } from '../../fragments/outcome.ts'
import type { CreatePinContext, CreatePinInput, PinDraft, PinRequest } from './createPin.types.ts'

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
  memory: null,
  board: null,
  section: null,
  error: null,
  serverMessage: null,
  savedId: null,
  stepsLeft: 0,
})

/** The alternative text of the chosen picture; '' without one. */
export const altTextOf = ({ altTexts, imageUrl }: CreatePinContext): string =>
  imageUrl === null ? '' : (altTexts[imageUrl] ?? '')

/** What is wrong with what was typed. Without `policy.createPin.popupFields`, nothing is. */
export const fieldErrors = (context: CreatePinContext): PinFieldErrors => {
  const { policy, title, description, link, draft, imageUrl } = context
  const fields = { title, description, altText: altTextOf(context), link }
  return policy.createPin.popupFields
    ? pinFieldErrors(fields, imageUrl !== null || draft.pinId !== null, policy.createPin)
    : {}
}

/** What the page brought, as edited. */
const editedDraft = ({ draft, title, link, policy }: CreatePinContext): PinDraft =>
  policy.createPin.popupFields
    ? { ...draft, title, url: httpAddress(link.trim(), policy.createPin.addressLimit) }
    : draft

/**
 * Input of the call that creates the pin. Its picture comes from the page's images, or with the address.
 * saving.txt §3 "Pin-create methods".
 */
export const pinRequest = (context: CreatePinContext): PinRequest => {
  const { session, draft, description, imageUrl, board, section, policy } = context
  return {
    session,
    draft: editedDraft(context),
    description,
    ...(policy.createPin.popupFields && { altText: altTextOf(context) }),
    imageUrl,
    method: imageUrl !== null && imageUrl !== draft.media ? 'scraped' : 'button',
    boardId: required(board, 'board').id,
    sectionId: section?.id ?? null,
  }
}
