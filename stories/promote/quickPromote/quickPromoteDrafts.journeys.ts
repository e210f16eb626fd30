import { press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { from, type Journeys } from '../../../testing/journeys/journey.ts'
import { draft, stored } from '../../../testing/stage/promoteDrafts.ts'
import { draftIsStored, opened, promote, withPin } from './promote.steps.ts'

const named: readonly Step[] = [...opened, type('Ad name', 'Spring walks')]
const saved: readonly Step[] = [...named, until('quickPromote.draft.waiting'), wait(300), see('Saved')]
const restored: readonly Step[] = [
  until('quickPromote.restoration.restored'),
  see('We filled in what you had entered before.'),
]

/** Another tab of the site stores a newer draft. C8. */
const otherTabStores: Step = [
  'Another tab stores a newer draft',
  ({ stage }) => {
    const [[key, all] = ['', {}]] = Object.entries(
      stored({ name: 'Autumn walks', savedAt: draft.savedAt + 1 }),
    )
    stage.platform.storage.writeFromOtherTab(key, all)
  },
]

const withDraft = (...steps: readonly Step[]) => from({ ...withPin, stored: stored() })(...restored, ...steps)
const onPin = from(withPin)

/** Every leaf state of the stored draft. saving.txt §3 "Saved quick-promote draft". */
export const quickPromoteDraftJourneys = {
  'quickPromote.draft.untouched': onPin(...opened),
  'quickPromote.draft.waiting': onPin(...named, until('quickPromote.draft.waiting')),
  'quickPromote.draft.saving': onPin(...saved, draftIsStored(true)),
  'quickPromote.draft.saved': onPin(...saved, draftIsStored(true)),
  'quickPromote.draft.unsaved': onPin.given(
    'quickPromote.draftUnsaved',
    ...named,
    until('quickPromote.draft.waiting'),
    wait(300),
    until('quickPromote.draft.unsaved'),
  ),
  'quickPromote.draft.outdated': withDraft(otherTabStores, see('This ad was changed in another tab.')),
  'quickPromote.draft.cleared': withDraft(promote, until('quickPromote.steps.success'), draftIsStored(false)),
  'quickPromote.restoration.none': withDraft(press('Dismiss'), until('quickPromote.restoration.none')),
  'quickPromote.restoration.restored': withDraft(),
  'quickPromote.restoration.discarded': withDraft(press('Start over'), see('You started over.')),
} as const satisfies Journeys
