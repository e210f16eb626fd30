import { CONNECT_POPUP } from '../../../src/domain/auth/providers/popups.ts'
import { editing, ways } from './signup.editing.ts'
import { outputOf } from './signup.rules.ts'
import { signupSetup } from './signup.setup.ts'
import { submitting } from './signup.submitting.ts'

/** The sign-up form with everything that can come of it. Spec: auth.txt §2 signup, §4 "Signup by email", "Signup form mode", §5, §8 "Signup". */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    policy: input.policy,
    needsConsents: input.needsConsents,
    country: input.country,
    email: input.email ?? '',
    password: input.password ?? '',
    birthday: '',
    // An e-mail that came along from the log-in form is to be seen. H8.
    isFormShown: input.isFormShown === true || Boolean(input.email),
    today: null,
    judged: null,
    suggestion: null,
    sso: null,
    errors: {},
    failure: null,
    serverMessage: null,
    provider: null,
    credentials: null,
    extras: null,
    user: null,
    outcome: 'loginRequested',
  }),
  initial: 'editing',
  output: ({ context }) => outputOf(context),
  /** The way to the log-in form, from anywhere; what is under way is given up. D4. */
  on: { 'login.requested': '.loginRequested' },
  states: {
    editing,
    submitting,
    judging: {
      entry: 'emitToast',
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { target: 'editing' },
      ],
    },
    /** Back keeps everything; the password only here, in memory. H7. */
    consents: {
      tags: 'view:consents',
      invoke: {
        src: 'consents',
        id: 'consents',
        input: ({ context: { policy } }) => ({ policy }),
        onDone: [
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ output: event.output, outcome: 'agreed' }),
            },
            target: 'submitting.registering',
            actions: { type: 'assignExtras', params: ({ event }) => event },
          },
          { target: 'editing' },
        ],
      },
    },
    connecting: {
      tags: ['pending', 'view:signup'],
      invoke: {
        src: 'socialPopup',
        id: 'socialPopup',
        input: ({ context: { policy, provider } }) => ({
          policy,
          provider: provider ?? 'facebook',
          transport: policy.transports[provider ?? 'facebook'],
          popup: {
            url: `${policy.paths.connect}${provider}/`,
            name: `tackboard-${provider}`,
            ...CONNECT_POPUP,
          },
        }),
        onDone: [
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ output: event.output, outcome: 'connected' }),
            },
            target: 'connected',
            actions: { type: 'assignToken', params: ({ event }) => event },
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ output: event.output, outcome: 'unavailable' }),
            },
            target: 'providerUnavailable',
          },
          { target: 'editing', actions: { type: 'assignSocialError', params: ({ event }) => event } },
        ],
      },
      on: { 'provider.chosen': { actions: 'focusSocialPopup' }, 'submit.cancelled': 'editing' },
    },
    /** A dialog says so and advises another way. auth.txt §8 "Social login", B10. */
    providerUnavailable: { tags: 'view:signup', on: { 'notice.closed': 'editing' } },
    /** Too young: the device remembers it, and the person is asked whether the birthday is right. auth.txt §2, §4. */
    underage: {
      tags: 'view:UnderageConfirmation',
      invoke: [
        { src: 'setUnderageFlag', onError: {} },
        {
          src: 'underage',
          id: 'underage',
          input: ({ context: { policy, birthday } }) => ({ policy, birthday }),
          onDone: [
            {
              guard: {
                type: 'isOutcome',
                params: ({ event }) => ({ output: event.output, outcome: 'confirmed' }),
              },
              target: 'turnedAway',
            },
            { target: 'correcting' },
          ],
        },
      ],
    },
    /** The birthday may be edited; whatever it says then, this device signs nobody up. C10. */
    correcting: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: {
        'provider.chosen': ways['provider.chosen'],
        'email.changed': { actions: ['assignEmail', 'assignIneligible'] },
        'password.changed': { actions: ['assignPassword', 'assignIneligible'] },
        'birthday.changed': { actions: ['assignBirthday', 'assignIneligible'] },
      },
    },
    /** A refusal of an earlier visit: nothing can be filled in. auth.txt §5. C9. */
    ineligible: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: { 'provider.chosen': ways['provider.chosen'] },
    },
    answered: { always: [{ guard: 'hasMessage', target: 'respondMessage' }, { target: 'registered' }] },
    respondMessage: { tags: 'view:respondMessage', on: { 'message.closed': 'registered' } },
    registered: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'registered' } } },
    existing: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'existing' } } },
    loginRequested: {
      type: 'final',
      entry: { type: 'assignOutcome', params: { outcome: 'loginRequested' } },
    },
    ssoSignup: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'ssoSignup' } } },
    connected: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'connected' } } },
    turnedAway: { type: 'final', entry: { type: 'assignOutcome', params: { outcome: 'turnedAway' } } },
  },
})
