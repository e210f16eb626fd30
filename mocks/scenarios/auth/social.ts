import { socialErrors } from '../../../src/errors/auth/login.errors.ts'
import { PROMPT_NOT_SHOWN } from '../../../src/domain/auth/providers/googlePrompt.ts'
import { findUser } from '../../db.ts'
import { loggedIn } from '../../handlers/auth/logIn.ts'
import type { UserRow } from '../../rows.ts'
import { authMessages } from '../../fixtures/messages.ts'
import type { MemoryPlatform, ProviderBehaviour } from '../../platform.ts'
import { never, refusal, respondWith, serverError } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { popupsAgree, popupsForgeState, popupsSend } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

/** Sets the behaviour of every provider's script. */
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
  promptNotShown: { platform: scripts({ refused: PROMPT_NOT_SHOWN }) },
  unknown: { platform: scripts({ refused: 'unknown' }) },
  windowUndefined: { platform: ({ popup }) => void (popup.mode = 'windowUndefined') },
  noTokens,
  serverMessage: {
    answers: { logIn: () => refusal({ message: authMessages['social.serverMessage'] }) },
    platform: popupsAgree,
  },
})

/** Outcomes of a log-in with a provider. Popups without a message stay open. */
export const socialScenarios = inArea('social', {
  ...rows,
  succeeds: { platform: popupsAgree },
  /** The provider never responds: scripts hang, popups stay open. */
  neverAnswers: { platform: scripts('hangs') },
  /** The popup appears closed immediately but still sends its message. */
  closedThenAnswers: {
    platform: (platform) => {
      popupsAgree(platform)
      platform.popup.mode = 'coop'
    },
  },
  facebookScriptBlocked: script('facebook', 'unavailable'),
  googleScriptBlocked: script('google', 'unavailable'),
  lineScriptBlocked: script('line', 'unavailable'),
  /** The script loads but never initializes: unavailable after 20 polls, 100 ms apart. */
  googleScriptNeverReady: script('google', 'neverReady'),
})

/** What the first provider's script does on our page in its popup. */
export const connectScenarios = inArea('connect', {
  unavailable: { platform: ({ providers }) => void (providers.behaviour.facebook = 'unavailable') },
  neverReady: { platform: ({ providers }) => void (providers.behaviour.facebook = 'neverReady') },
})

const teamEmail = 'team@acme.example'

/** A member whose company has single sign-on. */
function team(): UserRow {
  const found = findUser(teamEmail)
  if (!found) throw new Error(`${teamEmail} is not in the tables.`)
  return found
}

const names = ({ email, fullName }: UserRow) => ({
  resource_response: {
    data: {
      auth_code: null,
      sso_id: 'acme-4',
      sso_id_token: 'acme-id-token',
      sso_email: email,
      sso_user_name: fullName,
    },
  },
})

/** Outcomes of SSO once its popup is open. Log in as team@acme.example. */
export const ssoScenarios = inArea('sso', {
  succeeds: { platform: popupsAgree },
  stateMismatch: { platform: popupsForgeState },
  noTokens,
  exchangeNeverAnswers: { answers: { exchangeSsoCode: never }, platform: popupsAgree },
  exchangeFails: { answers: { exchangeSsoCode: () => serverError() }, platform: popupsAgree },
  /** The company identifies a member. */
  namesMember: {
    answers: { exchangeSsoCode: () => names(team()), logIn: () => loggedIn(team()) },
    platform: popupsAgree,
  },
  /** The company identifies a member, and the check for an existing account never responds. */
  namesMemberCheckNeverAnswers: {
    answers: { exchangeSsoCode: () => names(team()), checkEmailExists: never },
    platform: popupsAgree,
  },
  /** The user is authorized but has no account. */
  noAccount: {
    answers: { logIn: ({ policy }) => respondWith({ code: 'noAccount' }, policy) },
    platform: popupsAgree,
  },
})
