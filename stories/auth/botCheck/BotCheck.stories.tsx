import { expect, fn, waitFor } from 'storybook/test'
import { db } from '../../../mocks/index.ts'
import preview from '../../../.storybook/preview.tsx'
import { AuthModal } from '../../../src/flows/auth/shell/AuthModal.tsx'
import { TOO_QUICK, toWidget } from './botCheck.journeys.ts'
import { keepsTyped, passed } from '../../../testing/journeys/checks.steps.ts'
import { logIn } from '../../../testing/journeys/logIn.steps.ts'
import { driven, reaches } from '../../journeys/reaches.ts'
import { check, press, see, type, until, wait, type Step } from '../../../testing/steps/steps.ts'
import { inModal } from '../shell/inModal.tsx'

const meta = preview.meta({
  title: 'Auth/Bot check',
  component: AuthModal,
  args: { onClose: fn() },
  render: inModal,
})

const HASTY = 'robin.cedar@example.com'
const solve = check('I am not a robot')
const tokensAskedFor = (count: number): Step => [
  `${count} token(s) were asked for`,
  ({ stage }) =>
    expect(stage.platform.botCheck.executed).toEqual(Array.from({ length: count }, () => 'web_auth')),
]

export const Playground = meta.story({
  ...driven({ isLive: true, steps: [...logIn(HASTY), see('I am not a robot')] }, {}),
  args: { onLoggedIn: fn() },
})

export const Refreshing = meta.story(reaches('botCheck.refreshing'))
export const Ready = meta.story(reaches('botCheck.ready'))
export const RenewedInTime = meta.story({
  name: 'Renewed every 105,000 ms',
  ...driven(
    {
      steps: [
        type('Email', HASTY),
        until('botCheck.ready'),
        wait(104_999),
        tokensAskedFor(1),
        wait(1),
        tokensAskedFor(2),
        until('botCheck.ready'),
      ],
    },
    { state: 'botCheck.ready' },
  ),
})
export const TokenTimedOut = meta.story({
  name: 'No token after 8,000 ms: the log-in is sent all the same (D13, D14)',
  ...driven(
    {
      given: 'botCheck.tokenHangs',
      steps: [
        type('Email', HASTY),
        until('botCheck.refreshing'),
        wait(8_000),
        until('botCheck.ready'),
        ...logIn(),
        passed('auth.loggedIn'),
      ],
    },
    { state: 'login.loggedIn', calls: ['logIn.ok'] },
  ),
})

export const WidgetLoading = meta.story(
  driven(
    {
      given: 'login.botWidgetNeverLoads',
      steps: [...logIn(), see(TOO_QUICK), see('Loading security check…'), keepsTyped()],
    },
    { state: 'login.verifyingHuman.loadingWidget' },
  ),
)
export const WidgetSolving = meta.story(
  driven(
    { given: 'login.tooQuick', steps: [...toWidget, see('I am not a robot'), keepsTyped()] },
    { state: 'login.verifyingHuman.solving' },
  ),
)
export const WidgetSolved = meta.story({
  name: 'Widget solved: logged in with its token',
  ...driven(
    {
      steps: [
        ...logIn(HASTY),
        until('login.verifyingHuman.solving'),
        ['There is no session yet', () => expect(db.sessions).toEqual([])],
        solve,
        passed('login.loggedIn'),
        ['The v2 token went along: now there is a session', () => expect(db.sessions).toHaveLength(1)],
      ],
    },
    { state: 'login.loggedIn', calls: ['logIn.failed', 'logIn.ok'] },
  ),
})
export const WidgetAgain = meta.story({
  name: 'Solved and still in doubt: a fresh widget',
  ...driven(
    {
      given: 'login.tooQuickAgain',
      steps: [
        ...toWidget,
        solve,
        passed('login.submitting.waiting'),
        until('login.verifyingHuman.solving'),
        [
          'It is not ticked',
          async ({ page }) =>
            expect(
              await page.findByRole('checkbox', { name: 'I am not a robot', checked: false }),
            ).toBeVisible(),
        ],
        keepsTyped(),
      ],
    },
    { state: 'login.verifyingHuman.solving' },
  ),
})
export const WidgetTimedOut = meta.story({
  name: 'Error: no widget after 30,000 ms, and the form says so (D13)',
  ...driven(
    {
      given: 'login.botWidgetNeverLoads',
      steps: [
        ...logIn(),
        until('login.verifyingHuman.loadingWidget'),
        wait(30_000),
        see('The security check could not be loaded. Please try again.'),
        keepsTyped(),
      ],
    },
    { row: 'login.botWidgetFailed' },
  ),
})
export const WidgetCancelled = meta.story({
  name: 'Cancelled: the form can be used again',
  ...driven(
    {
      given: 'login.tooQuick',
      steps: [
        ...toWidget,
        press('Cancel'),
        keepsTyped(),
        [
          'Nothing asks for the widget any more',
          ({ page }) => waitFor(() => expect(page.queryByText(TOO_QUICK)).toBeNull()),
        ],
      ],
    },
    { state: 'login.editing.typing' },
  ),
})
