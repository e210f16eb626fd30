import type { MemoryPlatform } from '../../platform.ts'
import { authMessages, hiddenServerMessage, welcomeMessage } from '../../fixtures/messages.ts'
import { googleStranger, lineStranger } from '../../fixtures/strangers.ts'
import { register as fromDb } from '../../handlers/auth/signup.ts'
import { never, refusal, type Outcome, respondWith } from '../../respond.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { popupsSend } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

const token = (name: string) => ({ facebook_id: '2001', facebook_token: `facebook-${name}` })

/** Someone without an account uses a provider. Sets the first provider's token, and its response when asked again for the email. */
const newUser =
  (first: string, again: object | null = null) =>
  (platform: MemoryPlatform) => {
    popupsSend(({ request }) =>
      request.url.includes('auth_type=rerequest') ? again : { ...token(first), line_id_token: lineStranger },
    )(platform)
    platform.providers.behaviour.google = { token: { google_open_id_token: googleStranger } }
  }

const someone = (answers: Partial<Handlers> = {}, first = 'private'): Situation => ({
  platform: newUser(first, { error: 'not_authorized' }),
  answers,
})

const meeting = (outcome: Outcome): Partial<Handlers> => ({
  register: ({ policy }) => respondWith(outcome, policy),
})

/** Outcomes of a social sign-up. Log in with any provider: no one has an account. */
export const socialSignupScenarios = inArea('socialSignup', {
  /** The first provider does not share the email, even when asked again. */
  withoutEmail: someone(),
  withEmail: someone({}, 'stranger'),
  /** The first provider shares the birthday but not the email, so only the email is requested. */
  withBirthday: someone({}, 'known-birthday'),
  /** The first provider shares the email and the birthday, so nothing is requested. */
  withEverything: someone({}, 'open'),
  /** Asked again, the user shares the email. */
  sharesEmail: { platform: newUser('private', token('private-shared')) },
  /** Asked again, the browser opens no window. */
  sharingBlocked: {
    platform: (platform) => {
      newUser('private')(platform)
      const { popup } = platform
      const { onOpen } = popup
      popup.onOpen = (opened) => {
        onOpen?.(opened)
        popup.mode = 'blocked'
      }
    },
  },
  /** Asked again, the user does not respond. */
  thinksAboutSharing: { platform: newUser('private') },
  sharedProfileNeverAnswers: {
    platform: newUser('private', token('private-shared')),
    answers: {
      readFacebookProfile: ({ payload }) =>
        payload.access_token === 'facebook-private-shared'
          ? never()
          : {
              resource_response: {
                data: {
                  id: '2001',
                  email: null,
                  first_name: 'Robin',
                  last_name: 'Vale',
                  gender: null,
                  birthday: null,
                  picture: null,
                },
              },
            },
    },
  },
  profileNeverAnswers: someone({ readFacebookProfile: never }),
  profileFails: someone({ readFacebookProfile: () => refusal({ message: hiddenServerMessage }) }),
  checkNeverAnswers: someone({ checkEmailExists: never }),
  registerNeverAnswers: someone({ register: never }, 'stranger'),
  registerWithEmailNeverAnswers: someone({ register: never }, 'known-birthday'),
  /** No account can be created with the provider. */
  prevented: someone(meeting({ code: 'facebookSignupDisabled' }), 'stranger'),
  hasMessage: someone(
    {
      register: async (call) => {
        const answer = await fromDb(call)
        if (answer instanceof Response) return answer
        return {
          resource_response: {
            data: { ...answer.resource_response.data, response_message: welcomeMessage },
          },
        }
      },
    },
    'stranger',
  ),
  underage: someone(meeting({ code: 'underage' }), 'stranger'),
  registerFails: someone(
    { register: () => refusal({ code: 9998, message: authMessages['emailCollection.signupFailed'] }) },
    'stranger',
  ),
  registerWithEmailFails: someone(
    { register: () => refusal({ code: 9998, message: authMessages['emailCollection.signupFailed'] }) },
    'known-birthday',
  ),
})
