/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type { BlockInput, BlockEmitted } from './block/block.machine.ts'
export type { BulkFollowInput, BulkFollowEmitted } from './bulkFollow/bulkFollow.machine.ts'
export type { FollowInput, FollowEmitted } from './follow/follow.setup.ts'
export type { PinMoveContext, PinMoveEmitted } from './pinMove/pinMove.types.ts'
