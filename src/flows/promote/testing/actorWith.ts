import type { AnyActorLogic, InputFrom } from 'xstate'
import { createMemoryPromoteServices } from '../../../../mocks/index.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { actorOn } from '../../runtime/testing/actorOn.ts'
import { promoteServices } from '../promoteServices.ts'

/** An actor with these services of the app, not started yet. */
export function actorWith<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
  services: Partial<PromoteServices>,
) {
  const actor = actorOn(logic, input)
  promoteServices.set(actor, { ...createMemoryPromoteServices(), ...services })
  return actor
}
