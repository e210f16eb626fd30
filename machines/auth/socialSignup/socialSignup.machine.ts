import type { User } from '../../../src/api/auth/entities/login.ts'
import { socialSignupSetup } from './socialSignup.setup.ts'
import {
  checkingEmail,
  collectingBirthday,
  collectingEmail,
  registering,
  registeringWithEmail,
  requestingEmail,
} from './socialSignup.states.ts'
import type { SocialSignupContext, SocialSignupOutput } from './socialSignup.types.ts'

const registered = ({ user, credentials }: SocialSignupContext): SocialSignupOutput =>
  // SAFETY: only a registration that was answered with a member leads there.
  ({ outcome: 'registered', user: user as User, credentials })

const output = <T>({ event }: { event: { output: T } }) => ({ output: event.output })

/** A flag that cannot be read counts as none, as in the sign-up form. C9. */
const unflagged = [{ guard: 'hasProfile', target: 'readingProfile' }, { target: 'deciding' }] as const

const unread = { type: 'assignRow', params: { row: 'emailCollection.profileUnread' } } as const

/** Signing up by what a provider vouches for: whatever it leaves open is asked. Spec: auth.txt §4 "Social sign-up", "Underage"; §5 "Email collection"; §8. */
export const socialSignupMachine = socialSignupSetup.createMachine({
  id: 'socialSignup',
  context: ({ input }) => ({
    ...input,
    profile: {},
    email: 'sso_user_email' in input.credentials ? input.credentials.sso_user_email : '',
    birthday: '',
    step: 'birthday',
    errors: {},
    failure: null,
    serverMessage: null,
    extras: null,
    user: null,
  }),
  initial: 'starting',
  // SAFETY: every final state below puts out what its name says.
  output: ({ event }) => event.output as SocialSignupOutput,
  on: { 'signup.declined': '.declined' },
  states: {
    starting: {
      tags: 'pending',
      invoke: {
        src: 'readUnderageFlag',
        onDone: [
          { guard: { type: 'isFlagged', params: output }, target: 'collectingBirthday.blocked' },
          ...unflagged,
        ],
        onError: unflagged,
      },
    },
    /** Without its profile, the token alone says who it is. */
    readingProfile: {
      tags: 'pending',
      invoke: {
        src: 'readProfile',
        input: ({ context: { type, credentials } }) => ({ type, credentials }),
        onDone: { target: 'deciding', actions: { type: 'assignProfile', params: output } },
        onError: {
          target: 'collectingEmail',
          actions: [unread, { type: 'emitFailed', params: ({ event }) => event }],
        },
      },
      after: {
        requestTimeout: {
          target: 'collectingEmail',
          actions: [unread, { type: 'emitFailed', params: { error: null } }],
        },
      },
    },
    deciding: {
      always: [
        { guard: 'canRerequest', target: 'requestingEmail' },
        { guard: 'needsEmail', target: 'collectingEmail' },
        { guard: 'needsBirthday', target: 'collectingBirthday' },
        { guard: 'needsConsents', target: 'consents' },
        { guard: 'isOnEmailStep', target: 'registeringWithEmail' },
        { target: 'registering' },
      ],
    },
    requestingEmail,
    collectingEmail,
    checkingEmail,
    emailExists: {
      tags: 'view:EmailAlreadyExist',
      on: { 'login.chosen': 'existing', 'typing.chosen': 'collectingEmail' },
    },
    collectingBirthday,
    consents: {
      tags: 'view:consents',
      invoke: {
        src: 'consents',
        id: 'consents',
        input: ({ context: { policy } }) => ({ policy }),
        onDone: [
          {
            guard: { type: 'isAgreed', params: output },
            target: 'registering',
            actions: { type: 'assignExtras', params: output },
          },
          { target: 'collectingBirthday' },
        ],
      },
    },
    registering,
    registeringWithEmail,
    judging: {
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { guard: 'isAboutEmail', target: 'collectingEmail' },
        { target: 'collectingBirthday' },
      ],
    },
    answered: { always: [{ guard: 'hasMessage', target: 'respondMessage' }, { target: 'registered' }] },
    /** auth.txt §2 respondMessage. */
    respondMessage: { tags: 'view:respondMessage', on: { 'message.closed': 'registered' } },
    underage: {
      tags: 'view:UnderageConfirmation',
      invoke: [
        { src: 'setUnderageFlag', onError: {} },
        {
          src: 'underage',
          id: 'underage',
          input: ({ context: { policy, birthday } }) => ({ policy, birthday }),
          onDone: [
            { guard: { type: 'isConfirmed', params: output }, target: 'turnedAway' },
            { target: 'collectingBirthday.blocked' },
          ],
        },
      ],
    },
    registered: { type: 'final', output: ({ context }) => registered(context) },
    declined: { type: 'final', output: { outcome: 'declined' } },
    existing: {
      type: 'final',
      output: ({ context }) => ({ outcome: 'existing', email: context.email.trim() }),
    },
    turnedAway: { type: 'final', output: { outcome: 'turnedAway' } },
  },
})
