import preview from '../../../.storybook/preview.tsx'
import { wren } from '../../../mocks/fixtures/sessions.ts'
import { goesTo, reads } from '../../../testing/journeys/page.steps.ts'
import { press } from '../../../testing/steps/steps.ts'
import { AccountPage } from './AccountPage.tsx'
import { driven } from '../../journeys/reaches.ts'

const meta = preview.meta({ title: 'Auth/Log out', tags: ['autodocs'], component: AccountPage })

const logOut = press('Log out')
export const Playground = meta.story(driven({ session: wren, isLive: true }, {}))
export const LoggedOut = meta.story({
  name: 'Logged out: the device forgets the member, and the page is loaded anew',
  ...driven({ session: wren, steps: [logOut, goesTo('/')] }, { calls: ['logOut.ok'] }),
})
const failed = driven(
  {
    session: wren,
    given: 'logOut.serverFails',
    steps: [logOut, reads('We couldn’t log you out. Try again.'), goesTo()],
  },
  { calls: ['logOut.failed'] },
)
export const Failed = meta.story({ name: 'Error: the server fails', ...failed })
export const Offline = meta.story({
  name: 'Error: offline',
  ...driven(
    {
      session: wren,
      given: 'offline',
      steps: [logOut, reads('You’re offline. Check your connection and try again.'), goesTo()],
    },
    { calls: ['logOut.failed'] },
  ),
})
