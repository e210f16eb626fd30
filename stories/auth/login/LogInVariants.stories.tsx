import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { member } from '../shell/auth.journeys.ts'
import { inModal } from '../shell/inModal.tsx'
import { leadsTo, providers, titled } from '../../../testing/journeys/page.steps.ts'
import { driven } from '../../journeys/reaches.ts'
import { see, type Step } from '../../../testing/steps/steps.ts'

const meta = preview.meta({ title: 'Auth/Log-in variants', component: LoginPage })

const dividers = () => document.querySelectorAll('[data-at="or"]')
const noDivider: Step = ['There is no "or"', () => expect(dividers()).toHaveLength(0)]

export const Business = meta.story({
  args: { variant: 'business' },
  ...driven(
    {
      steps: [
        titled('Log in to your business account'),
        see(/^Don’t have a business account\?/),
        leadsTo('Create one for free', '/business/create/'),
      ],
    },
    {},
  ),
})

export const BusinessRevamped = meta.story({
  args: { variant: 'businessRevamped' },
  ...driven(
    {
      steps: [
        leadsTo('Create one for free', '/business/create/'),
        leadsTo('Log in to a personal account', '/login/'),
      ],
    },
    {},
  ),
})

export const BusinessModal = meta.story({
  name: 'Business, in the modal',
  render: () => inModal({ isBusiness: true }),
  ...driven({ steps: [leadsTo('Create new account', '/business/create/')] }, {}),
})

export const HomePage = meta.story(driven({ href: 'https://tackboard.example/' }, { state: 'auth.login' }))

export const CommentComposer = meta.story({
  render: () => inModal({ source: 'commentComposer' }),
  ...driven({ steps: [titled('Log in to comment')] }, {}),
})

export const AccountSwitch = meta.story({
  name: 'Adding an account: a member sees the form',
  args: { isSwitchingAccount: true },
  ...driven({ viewer: member, steps: [titled('Add an account')] }, { state: 'auth.login' }),
})

export const LimitedLogin = meta.story({
  ...driven(
    {
      viewer: { type: 'LIMITED_LOGIN', isAuth: false },
      steps: [providers('Continue with Facebook', 'Continue with Google')],
    },
    { state: 'auth.login' },
  ),
})

export const ThirdProvider = meta.story({
  name: 'Third provider, in Japan alone',
  ...driven(
    {
      country: 'JP',
      steps: [providers('Continue with Facebook', 'Continue with Google', 'Continue with LINE')],
    },
    {},
  ),
})

export const NoProvider = meta.story({
  name: 'No provider: neither buttons nor a divider',
  args: { providers: [] },
  ...driven({ steps: [providers(), noDivider] }, { state: 'auth.login' }),
})

export const OneProvider = meta.story({
  name: 'One provider',
  args: { providers: ['google'] },
  ...driven(
    {
      steps: [
        providers('Continue with Google'),
        ['There is an "or"', () => expect(dividers()).toHaveLength(1)],
      ],
    },
    { state: 'auth.login' },
  ),
})

export const GoogleDisabled = meta.story({
  name: 'Google’s own button is off: the fallback button',
  ...driven(
    {
      experiments: { web_google_disabled: true },
      steps: [
        providers('Continue with Facebook', 'Connect with Google'),
        [
          'It opens a window, and does not run the script that is disabled',
          async ({ stage: { platform }, page, user }) => {
            await user.click(page.getByRole('button', { name: 'Connect with Google' }))
            await waitFor(() => expect(platform.popup.last?.request.url).toBe('/connect/google/'))
            expect(platform.providers.loaded).toEqual([])
          },
        ],
      ],
    },
    {},
  ),
})
