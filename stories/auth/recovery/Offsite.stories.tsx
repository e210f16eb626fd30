import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OffsitePage } from '../../../src/flows/auth/offsite/OffsitePage.tsx'
import { failing } from '../../journeys/failing.ts'
import { passed } from '../../../testing/journeys/checks.steps.ts'
import { mayGoOn, noWayOut, offsiteJourneys, RECIPE } from './offsite.journeys.ts'
import { focusOnTitle, goesTo } from '../../../testing/journeys/page.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { press, until, type Step } from '../../../testing/steps/steps.ts'
import { unseen } from '../../../testing/proof/unseen.ts'

const meta = preview.meta({ title: 'Recovery/Offsite link', tags: ['autodocs'], component: OffsitePage })

const { href } = offsiteJourneys['offsite.blocked']
export const Playground = meta.story({
  ...driven({ isLive: true, href }, {}),
  args: { href: 'https://tackboard.example/offsite/?url=https://suspicious.example/' },
})

const tokenIsGone: Step = [
  'C2 the token is out of the address, and nothing else is',
  ({ stage }) =>
    waitFor(() => expect(stage.platform.navigation.replaced).toEqual([href.replace('token=token&', '')])),
]
const hasPayload: Step = [
  'It was asked about',
  ({ stage }) => expect([...stage.calls]).toContain('checkOffsite'),
]

export const Checking = meta.story(
  reaches('offsite.checking.waiting', {
    steps: [...offsiteJourneys['offsite.checking.waiting'].steps, hasPayload, tokenIsGone],
  }),
)
export const CheckingSlowly = meta.story(reaches('offsite.checking.slow'))
export const Leaving = meta.story(reaches('offsite.leaving', { calls: ['checkOffsite.ok'] }))
export const Suspicious = meta.story({ name: 'Suspicious link', ...reaches('offsite.warned.suspicious') })
export const Porn = meta.story({ name: 'Adult content', ...reaches('offsite.warned.porn') })
export const Blocked = meta.story({ name: 'Blocked link', ...reaches('offsite.blocked') })
export const Failed = meta.story({
  name: 'Not checked',
  ...reaches('offsite.failed', { calls: ['checkOffsite.failed'] }),
})
export const InvalidLink = meta.story(reaches('offsite.invalidLink'))

export const SuspiciousRow = meta.story({
  name: 'Outcome: suspicious link',
  ...failing('offsite.suspicious'),
})
export const PornRow = meta.story({
  name: 'Outcome: adult content',
  ...failing('offsite.porn'),
})
export const BlockedRow = meta.story({
  name: 'Outcome: blocked link',
  ...failing('offsite.blocked'),
})
export const UnknownStatus = meta.story(failing('offsite.unknownStatus'))
export const InvalidLinkRow = meta.story({ name: 'Outcome: invalid link', ...failing('offsite.invalidLink') })
export const Refused = meta.story(failing('offsite.refused'))
export const ServerFailed = meta.story(failing('offsite.serverFailed'))
export const Offline = meta.story(failing('offsite.offline'))
export const Malformed = meta.story(failing('offsite.malformed'))
export const TimedOut = meta.story(failing('offsite.timedOut'))

const isBlocked = [focusOnTitle('This link is blocked'), noWayOut, goesTo()]
export const HostileAnswer = meta.story({
  name: 'Outcome: blocked, because the answer leads to a script (A16)',
  ...unseen(
    driven(
      { href, given: 'offsite.hostileUrl', steps: isBlocked },
      { row: 'offsite.blocked', state: 'offsite.blocked' },
    ),
  ),
})
export const SaysNothing = meta.story({
  name: 'Error: an answer that says nothing (D11)',
  ...unseen(
    driven(
      { href, given: 'offsite.saysNothing', steps: [noWayOut, goesTo()] },
      { row: 'offsite.malformed', state: 'offsite.failed' },
    ),
  ),
})
export const WarnedWithoutAddress = meta.story({
  name: 'A warning without an address is about the link that was asked',
  ...unseen(
    driven(
      { href, given: 'offsite.warnedWithoutUrl', steps: mayGoOn(RECIPE) },
      { state: 'offsite.warned.suspicious' },
    ),
  ),
})
const leavingFor = (given: 'offsite.notFound' | 'offsite.moved', target: string) =>
  unseen(driven({ href, given, steps: [goesTo(target)] }, { state: 'offsite.failed' }))
export const NotFound = meta.story({
  name: 'The pin with the link is gone: to the start, with an error flag',
  ...leavingFor('offsite.notFound', '/?show_error=true'),
})
export const Moved = meta.story({
  name: 'The pin with the link has moved: to its address',
  ...leavingFor('offsite.moved', '/pin/43/'),
})
export const Retried = meta.story({
  name: 'Asked again after a failure',
  ...unseen(
    driven(
      {
        href,
        given: 'offsite.serverFailed',
        steps: [
          until('offsite.failed'),
          press('Try again'),
          passed('offsite.checking.waiting'),
          until('offsite.failed'),
          goesTo(),
        ],
      },
      { state: 'offsite.failed' },
    ),
  ),
})
