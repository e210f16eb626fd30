import { ApiFailure } from '../../../src/api/failure.ts'
import { defineWorld } from '../../paths/world.types.ts'
import { profileOf } from '../business.actors.ts'

const own = { ...profileOf('1'), permissions: ['OWNER'] }
const read = (text: string, profileId: string | null, isHeaderShown = true) => ({
  type: 'choice.loaded',
  text,
  choice: { profileId, isHeaderShown },
})

export const businessAccessWorld = defineWorld('businessAccess', {
  sheet: { flow: 'act-for-a-business', position: 1 },
  inputs: { 'a partner': { own }, 'a member who is no partner': { own: null } },
  events: [
    read('the member chose a business before', '7'),
    read('the member chose nothing before', null),
    read('the member hid the bar before', null, false),
    { type: 'choice.changed', text: 'another tab switches', profileId: '8' },
    { type: 'menu.opened' },
    { type: 'profile.chosen', id: '7' },
    { type: 'notice.dismissed' },
    { type: 'otherTab.followed' },
    { type: 'otherTab.ignored' },
    { type: 'header.collapsed' },
    { type: 'header.expanded' },
    { type: 'retry.requested' },
  ],
  failures: [new ApiFailure('server')],
  difference: ({ context }) => [context.profiles.length, context.chosenId],
})
