import type { MemoryPlatform } from '../../platform.ts'
import { serverWords } from '../../fixtures/messages.ts'
import { googleStranger, lineStranger } from '../../fixtures/strangers.ts'
import { register as fromDb } from '../../handlers/auth/signup.ts'
import { never, refusal, type Outcome, respondWith } from '../../respond.ts'
import type { Handlers } from '../../handlers/handler.ts'
import { popupsSend } from './popups.ts'
import { inArea, type Situation } from '../scenario.ts'

const token = (name: string) => ({ facebook_id: '2001', facebook_token: `facebook-${name}` })

/** Someone without an account comes by a provider; the first one's window says whose word it brings, the first time and when asked again. */
const comes =
  (first: string, again: object | null = null) =>
  (platform: MemoryPlatform) => {
    popupsSend(({ request }) =>
      request.url.includes('auth_type=rerequest') ? again : { ...token(first), line_id_token: lineStranger },
    )(platform)
    platform.providers.behaviour.google = { token: { google_open_id_token: googleStranger } }
  }

const someone = (answers: Partial<Handlers> = {}, first = 'private'): Situation => ({
  platform: comes(first, { error: 'not_authorized' }),
  answers,
})

const meeting = (outcome: Outcome): Partial<Handlers> => ({
  register: ({ policy }) => respondWith(outcome, policy),
})

/** What a social sign-up may come to. Log in by a provider: nobody has an account. auth.txt §4 "Social sign-up". */
export const socialSignupScenarios = inArea('socialSignup', {
  /** The first provider keeps the e-mail, also when asked once more. */
  withoutEmail: someone(),
  withEmail: someone({}, 'stranger'),
  /** The first provider tells the birthday and keeps the e-mail: the e-mail is all that is asked. */
  withBirthday: someone({}, 'known-birthday'),
  /** Asked once more, the person shares the e-mail. */
  sharesEmail: { platform: comes('private', token('private-shared')) },
  /** Asked once more, the person takes long. */
  thinksAboutSharing: { platform: comes('private') },
  sharedProfileNeverAnswers: {
    platform: comes('private', token('private-shared')),
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
  profileFails: someone({ readFacebookProfile: () => refusal({ message: serverWords }) }),
  checkNeverAnswers: someone({ checkEmailExists: never }),
  registerNeverAnswers: someone({ register: never }, 'stranger'),
  registerWithEmailNeverAnswers: someone({ register: never }, 'known-birthday'),
  hasMessage: someone(
    {
      register: async (call) => {
        const answer = await fromDb(call)
        if (answer instanceof Response) return answer
        return {
          resource_response: { data: { ...answer.resource_response.data, response_message: serverWords } },
        }
      },
    },
    'stranger',
  ),
  underage: someone(meeting({ code: 'underage' }), 'stranger'),
  registerFails: someone({ register: () => refusal({ code: 9998, message: serverWords }) }, 'stranger'),
  registerWithEmailFails: someone(
    { register: () => refusal({ code: 9998, message: serverWords }) },
    'known-birthday',
  ),
})
