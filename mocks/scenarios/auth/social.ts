import { socialErrors } from '../../../src/errors/auth/login.errors.ts'
import { serverWords } from '../../fixtures/messages.ts'
import type { MemoryPlatform, ProviderBehaviour } from '../../platform.ts'
import { never, refusal, respondWith, serverError } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { popupsAgree, popupsForgeState, popupsSend } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

/** Every provider's own script behaves so. */
const scripts =
  (behaviour: ProviderBehaviour) =>
  ({ providers }: MemoryPlatform) =>
    void Object.assign(providers.behaviour, { facebook: behaviour, google: behaviour, line: behaviour })

const script = (
  provider: keyof MemoryPlatform['providers']['behaviour'],
  behaviour: ProviderBehaviour,
): Situation => ({
  platform: ({ providers }) => void (providers.behaviour[provider] = behaviour),
  policy: { transports: { [provider]: 'sdk' } },
})

const noTokens: Situation = {
  answers: {
    exchangeSsoCode: () => ({
      resource_response: {
        data: { auth_code: null, sso_id: null, sso_id_token: null, sso_email: null, sso_user_name: null },
      },
    }),
  },
  platform: popupsAgree,
}

const rows = fromRows(socialErrors, '', () => ({}), {
  failed: { platform: scripts({ refused: 'not_connected' }) },
  refused: {
    platform: (platform) => {
      scripts({ refused: 'not_authorized' })(platform)
      popupsSend(() => ({ error: 'not_authorized' }))(platform)
    },
  },
  popupBlocked: { platform: ({ popup }) => void (popup.mode = 'blocked') },
  popupClosed: { platform: ({ popup }) => void (popup.mode = 'closedBeforeMessage') },
  unknown: { platform: scripts({ refused: 'unknown' }) },
  windowUndefined: { platform: ({ popup }) => void (popup.mode = 'windowUndefined') },
  noTokens,
  serverMessage: { answers: { logIn: () => refusal({ message: serverWords }) }, platform: popupsAgree },
})

/** What a log-in by a provider may come to. A popup that nobody answers stays open. */
export const socialScenarios = inArea('social', {
  ...rows,
  succeeds: { platform: popupsAgree },
  /** The provider is asked and never answers: scripts hang, popups stay open. */
  neverAnswers: { platform: scripts('hangs') },
  /** The popup reads closed at once and its message comes all the same. B8. */
  closedThenAnswers: {
    platform: (platform) => {
      popupsAgree(platform)
      platform.popup.mode = 'coop'
    },
  },
  facebookScriptBlocked: script('facebook', 'unavailable'),
  googleScriptBlocked: script('google', 'unavailable'),
  lineScriptBlocked: script('line', 'unavailable'),
  /** The script comes and never says that it is ready: unavailable after 20 looks, 100 ms apart. B10. */
  googleScriptNeverReady: script('google', 'neverReady'),
})

/** What single sign-on may come to once its popup is open; log in as team@acme.example. */
export const ssoScenarios = inArea('sso', {
  succeeds: { platform: popupsAgree },
  stateMismatch: { platform: popupsForgeState },
  noTokens,
  exchangeNeverAnswers: { answers: { exchangeSsoCode: never }, platform: popupsAgree },
  exchangeFails: { answers: { exchangeSsoCode: () => serverError() }, platform: popupsAgree },
  /** The company vouches for someone who has no account. */
  noAccount: {
    answers: { logIn: ({ policy }) => respondWith({ code: 'noAccount' }, policy) },
    platform: popupsAgree,
  },
})
