import { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import { tagsOf } from '../../../api/promote/promote.entities.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { promoteServices } from '../promoteServices.ts'

/** The machine of the choice of a tag with its actor. What the app's service answers with is checked: it is the app's, not ours. */
export const tagSelectionLogic = tagSelectionMachine.provide({
  actors: {
    readTags: fromCall(async ({ signal, system }) =>
      tagsOf(await promoteServices.of(system).readTags(signal)),
    ),
  },
})
