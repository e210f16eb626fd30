import { tagSelectionMachine } from '../../../../machines/promote/tagSelection/tagSelection.machine.ts'
import { tagsOf } from '../../../api/promote/promote.entities.ts'
import type { PromoteServices } from '../../../api/promote/promoteServices.ts'
import { fromCall } from '../../runtime/fromCall.ts'

/** The choice of a tag, on the app's function for reading tags. What that answers with is checked: it is the app's, not ours. */
export const provideTagSelection = ({ readTags }: Pick<PromoteServices, 'readTags'>) =>
  tagSelectionMachine.provide({
    actors: { readTags: fromCall(async ({ signal }) => tagsOf(await readTags(signal))) },
  })
