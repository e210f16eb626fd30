/** The types of the machines of this area, for a UI of your own. `MachineTypes` has those without a name. */
export type {
  BusinessAccessInput,
  BusinessAccessContext,
  BusinessAccessEvent,
  BusinessAccessEmitted,
} from './businessAccess/businessAccess.types.ts'
export type { ViewedProfileContext, ViewedProfileEmitted } from './viewedProfile/viewedProfile.machine.ts'
