/** Everything that the toolbar offers makes a difference to a story. */
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { choices, initialGlobals } from './toolbar.ts'
import { createMemoryPlatform } from '../mocks/index.ts'
import { socialProviders, visibleProviders } from '../src/domain/auth/providers/providers.ts'
import { promoteClosing } from '../src/domain/promote/promoteClosing.ts'
import { promotionLabel } from '../src/domain/people/promotionLabel.ts'
import { resetTypeOf } from '../src/flows/auth/services/forgotPassword.services.ts'
import { inputOf } from '../src/flows/auth/shell/useAuth.ts'
import {
  defaultConfig,
  useTackboard,
  type Experiments,
  type TackboardConfig,
} from '../src/flows/runtime/config.ts'
import { decideOffer } from '../src/flows/auth/oneTap/oneTap.services.ts'
import { SignupPage } from '../src/flows/auth/shell/SignupPage.tsx'
import { driven } from '../stories/journeys/reaches.ts'
import { ownOf } from '../testing/stage/own.ts'
import { StageProvider } from '../testing/stage/StageProvider.tsx'

interface Choice {
  readonly viewer: keyof typeof choices.viewer.options
  readonly country: keyof typeof choices.country.options
  readonly experiment: keyof typeof choices.experiment.options
}

const valuesOf = (name: keyof Choice) => Object.keys(choices[name].options)

/** The config that a story gets from the toolbar. */
function configOf(choice: Partial<Choice>): TackboardConfig {
  const seen: TackboardConfig[] = []
  const See = () => {
    seen.push(useTackboard())
    return null
  }
  renderToString(inStory(choice, <See />))
  return seen[0] ?? defaultConfig
}

const inStory = (choice: Partial<Choice>, story: React.ReactNode) => (
  <StageProvider
    storyId="offered"
    globals={{ ...initialGlobals, ...choice }}
    messages={{}}
    isLocaleLocked={false}
  >
    {story}
  </StageProvider>
)

describe('what the toolbar offers makes a difference', () => {
  it.each([
    ['visitor', { viewer: { type: 'UNAUTH', isAuth: false }, session: null }],
    ['limited', { viewer: { type: 'LIMITED_LOGIN', isAuth: false }, session: null }],
    ['member', { viewer: { type: 'AUTH', isAuth: true }, session: { username: 'wren' } }],
    ['partner', { viewer: { accountType: 'business' }, session: { isPartner: true } }],
    ['adAccountOwner', { viewer: { type: 'AUTH' }, session: { advertiser: { ownerUsername: 'wren' } } }],
    [
      'actingForOther',
      { viewer: { type: 'AUTH' }, session: { advertiser: { ownerUsername: 'sagedogwood' } } },
    ],
  ] as const)('%s is the viewer', (viewer, config) => expect(configOf({ viewer })).toMatchObject(config))

  it('shows each country its own providers', () => {
    expect(
      valuesOf('country').map((country) => configOf({ country: country as Choice['country'] }).country),
    ).toEqual(valuesOf('country'))
    const buttons = (country: string) =>
      visibleProviders({ offered: socialProviders, country }).map(({ provider }) => provider)
    expect(valuesOf('country').filter((country) => buttons(country).includes('line'))).toEqual(['JP'])
  })

  const chrome =
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const labelOf = ({ viewer, experiments }: TackboardConfig) =>
    promotionLabel({ sponsorship: 1, link: 'https://acme.example/', viewer, experiments })
  const looks: Readonly<Record<keyof Experiments, (config: TackboardConfig, choice: Choice) => unknown>> = {
    kr_privacy_consent: (config) => inputOf(config, { container: 'login_page' }).needsConsents,
    web_google_disabled: ({ experiments }) =>
      visibleProviders({ offered: socialProviders, country: 'US', experiments }),
    facebook_signup_disabled: (_, choice) => renderToString(inStory(choice, <SignupPage />)),
    one_tap: (config) => decideOffer({ ...config, platform: createMemoryPlatform({ userAgent: chrome }) }),
    one_tap_button: (config) =>
      decideOffer({ ...config, platform: createMemoryPlatform({ userAgent: chrome }) }),
    unified_password_reset: ({ experiments }) => resetTypeOf(experiments),
    paid_link_label: labelOf,
    paid_link_label_unauth: labelOf,
    quick_promote_close_window: ({ history, experiments }) =>
      promoteClosing({
        history,
        historyLength: 1,
        closesWindow: experiments.quick_promote_close_window === true,
        origin: 'https://tackboard.example',
      }),
  }

  // SAFETY: these are the keys of a literal.
  it.each(Object.keys(looks) as (keyof Experiments)[])('%s changes what is seen', (experiment) => {
    const isForMembers = experiment === 'paid_link_label' || experiment === 'quick_promote_close_window'
    const viewer = isForMembers ? 'member' : 'visitor'
    const on: Choice = { viewer, country: 'KR', experiment }
    const off: Choice = { ...on, experiment: 'none' }
    expect(looks[experiment](configOf(on), on)).not.toEqual(looks[experiment](configOf(off), off))
  })
})

describe('a story that makes a choice itself', () => {
  it.each([
    [{}, []],
    [{ viewer: { type: 'AUTH', isAuth: true } }, ['viewer']],
    [{ session: null }, ['viewer']],
    [{ country: 'KR', experiments: { one_tap: true } }, ['country', 'experiment']],
  ] as const)('tells the toolbar which: %o', (options, own) => {
    expect(ownOf(options)).toEqual(own)
    expect(driven(options, {}).parameters).toMatchObject({ ownChoices: own })
  })
})
