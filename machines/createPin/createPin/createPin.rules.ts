import { httpAddress } from '../../../src/domain/navigation/httpAddress.ts'
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

/**
 * Input of the call that creates the pin. Its picture comes from the page's images, or with the address.
 * saving.txt §3 "Pin-create methods".
 */
export const pinRequest = ({
  session,
  draft,
  description,
  imageUrl,
  board,
  section,
}: CreatePinContext): PinRequest => ({
  session,
  draft,
  description,
  imageUrl,
  method: imageUrl !== null && imageUrl !== draft.media ? 'scraped' : 'button',
  boardId: required(board, 'board').id,
  sectionId: section?.id ?? null,
})
