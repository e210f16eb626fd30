import { wren as session } from '../../../mocks/fixtures/sessions.ts'
import { readCreatePinRoute } from '../../../src/domain/createPin/route.ts'
import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { dialogIsGone, pressAction, toastOffers } from '../../saving/saveChange/saveChange.journeys.ts'
import { choose } from '../../saving/saveToBoard/saveToBoard.journeys.ts'
import type { FaultRows } from '../../../testing/faults/faultRow.ts'
import { press, see, until, type Step } from '../../../testing/steps/steps.ts'
import { href } from './mobileCreatePin.journeys.ts'
import { ReturnStage } from './ReturnStage.tsx'

const { pathname, search } = new URL(href)
const route = readCreatePinRoute(pathname, search, defaultPolicy.createPin)
if (!route) throw new Error('This is not the address of the create-pin page.')
const { url, media, guid, color, description } = route
const draft = { pinId: null, url, media, description, guid, color }

const saves: readonly Step[] = [
  until('boardPicker.choosing.resting'),
  choose('Blue sofa'),
  toastOffers('Saved to Blue sofa', 'View', 'Undo', 'Change'),
]
const sends: readonly Step[] = [pressAction('Undo')]

/** What is undone on the page that a phone has gone back to. */
export const mobileReturnFaults = {
  'removePin, where a phone has gone back': {
    session,
    href,
    given: 'saveChange.offered',
    page: () => <ReturnStage draft={draft} route={route} redirectTo={null} />,
    before: saves,
    sends,
    says: [see(/Your Pin is still on|Check/)],
    keeps: [dialogIsGone],
    // The toast with 'Try again' has gone by then.
    again: [press('Save this idea'), ...saves, ...sends],
    canRetryOffline: false,
    done: [toastOffers('Removed from Blue sofa')],
  },
} satisfies FaultRows
