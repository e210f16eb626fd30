/** `tackboard/people`: following, blocking, moving pins. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { BlockButton, type BlockButtonProps } from './flows/people/block/BlockButton.tsx'
export { FollowRow, type FollowRowProps } from './flows/people/bulkFollow/FollowRow.tsx'
export { FollowButton } from './flows/people/follow/FollowButton.tsx'
export type { FollowButtonProps } from './flows/people/people.props.ts'
export { MovePins, type MovePinsProps, type PinMover } from './flows/people/pinMove/MovePins.tsx'
export type { Member } from './domain/people/member.ts'
export {
  promotionLabel,
  type PinPromotion,
  type PromotionLabel,
  type PromotionLabelRequest,
} from './domain/people/promotionLabel.ts'
export type { MoveRejection, PinMove, PinPlace } from './domain/people/pinMove.ts'
export type { BulkFollowListeners } from './flows/people/bulkFollow/bulkFollow.effects.ts'
export type { PeopleProps } from './flows/people/people.props.ts'
export type { PinMoveListeners } from './flows/people/pinMove/pinMove.effects.ts'
