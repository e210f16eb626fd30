import { and, stateIn } from 'xstate'
import { trimTyped } from '../../../src/domain/text/trimTyped.ts'
import { output, thrown, type Output } from '../../fragments/events.ts'
import { assignsFailure, failsAs, timesOut, waiting } from '../../fragments/form.ts'
import { outcomesOf } from '../../fragments/outcome.ts'
import { checksSso, connectsTo, reportsProvider } from '../../fragments/providerSignIn.ts'
import { answered, collectsConsents, confirmsUnderage, respondMessage } from '../../fragments/signupSteps.ts'
import { contextOf, epochOf, outputs, registrationOf } from './signup.rules.ts'
import { signupSetup } from './signup.setup.ts'
import type { SignupContext, SignupErrorId, SignupOutput, Validation } from './signup.types.ts'

const outcomes = outcomesOf<SignupContext, SignupOutput>()

const isYes = { type: 'isYes', params: output<boolean> } as const
const isInvalid = { type: 'isInvalid', params: output<Validation> } as const
const assignChecked = { type: 'assignChecked', params: output<boolean> } as const
const acceptFields = ['assignFields', 'clearErrors'] as const
const refuseFields = ['assignFields', 'assignProblems', 'emitToast'] as const

const assignRow = <Row extends SignupErrorId>(row: Row) => ({ type: 'assignRow', params: { row } }) as const

const choosesProvider = <Over extends string>(over: Over) =>
  ({
    'provider.chosen': { target: `#signup.connecting.${over}`, actions: ['clearErrors', 'assignProvider'] },
    'token.received': { target: '#signup.connected', actions: 'assignReceived' },
    'button.failed': { actions: assignRow('social.failed') },
  }) as const

const overChoice = choosesProvider('choosing')
const overForm = choosesProvider('form')

const unavailable = <Over extends string>(over: Over) =>
  ({ target: `#signup.providerUnavailable.${over}`, actions: reportsProvider }) as const

/** In either mode of the form. */
const emailChanged = [
  { guard: 'isSameEmail' },
  { guard: 'isValidEmail', target: '.checkingSso', reenter: true, actions: 'assignEmail' },
  { target: '.typing', actions: 'assignEmail' },
] as const

/** On blur, in either mode: asks whether the email has an account. auth.txt §4 "Signup form mode". */
const checkingEmail = signupSetup.createStateConfig({
  invoke: {
    src: 'checkEmailExists',
    input: ({ context }) => ({ email: trimTyped(context.email) }),
    onDone: [
      { guard: isYes, target: '#signup.editing.login', actions: assignChecked },
      { target: '#signup.editing.signup.settling', actions: assignChecked },
    ],
    onError: [
      {
        guard: { type: 'isRefusal', params: thrown },
        target: '#signup.editing.signup',
        actions: assignsFailure({ call: 'checkEmailExists' }),
      },
      // Nothing was submitted yet, so nothing is shown; a submit will report the problem.
      { target: '#signup.editing.signup' },
    ],
  },
  after: { requestTimeout: '#signup.editing.signup' },
})

/** A call of the submit that is in flight. */
const calling = { ...waiting, after: timesOut('#signup.judging', 'signup.timedOut') } as const

/** The server's validation found the value invalid. */
const invalid = <Row extends SignupErrorId>(row: Row) =>
  ({
    guard: isInvalid,
    target: '#signup.judging',
    actions: {
      type: 'assignInvalid',
      params: ({ event }: { event: Output<Validation> }) => ({ output: event.output, row }),
    },
  }) as const

/**
 * The sign-up form, from typing to one of its outcomes. Spec: auth.txt §2 signup, §4 "Signup by email", "Signup form
 * mode", §5, §8 "Signup".
 */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => contextOf(input),
  initial: 'starting',
  output: outcomes.output,
  /** Possible at any time; aborts all requests in flight. */
  on: { 'login.requested': '.loginRequested' },
  states: {
    starting: {
      always: [{ guard: 'isFormShown', target: 'editing' }, { target: '#signup.editing.choosing' }],
    },
    /** The user fills in the form; the email decides whether it signs up or logs in. */
    editing: {
      tags: 'view:signup',
      initial: 'arriving',
      /** A device that was refused for age once cannot sign up. */
      invoke: {
        src: 'readUnderageFlag',
        onDone: [
          { guard: and([stateIn('#signup.editing.choosing'), isYes]), target: '#signup.ineligible.choosing' },
          { guard: isYes, target: '#signup.ineligible.form' },
        ],
        onError: {},
      },
      on: {
        ...overForm,
        'password.changed': { actions: 'assignPassword' },
        'birthday.changed': { actions: 'assignBirthday' },
      },
      states: {
        arriving: { always: [{ guard: 'isMember', target: 'login' }, { target: 'signup' }] },
        choosing: { on: { ...overChoice, 'email.chosen': 'signup' } },
        /** The form creates an account. auth.txt §4 "Signup by email". */
        signup: {
          initial: 'typing',
          on: {
            'email.changed': emailChanged,
            'email.blurred': [
              { guard: 'isUncheckedEmail', target: '.checkingEmail', actions: 'assignBlurred' },
              { actions: 'assignBlurred' },
            ],
            'suggestion.accepted': { target: '.checkingEmail', actions: 'acceptSuggestion' },
            'form.submitted': [
              { guard: 'isSsoSignup', target: '#signup.ssoSignup', actions: 'assignFields' },
              { guard: 'isUnderageOnly', target: '#signup.underage', actions: acceptFields },
              { guard: 'hasProblemsElsewhere', target: '.typing', actions: refuseFields },
              // Without a target, a check in flight continues: its response may still turn the form into a log-in.
              { guard: 'hasProblems', actions: refuseFields },
              { target: '#signup.submitting', actions: acceptFields },
            ],
          },
          states: {
            typing: {},
            checkingSso: checksSso('#signup.editing.arriving'),
            checkingEmail,
            /** No account has the email; after a pause, the server validates it. */
            settling: {
              always: { guard: 'isRejected', target: 'typing', actions: 'assignRejected' },
              after: { emailValidityDebounce: 'validatingEmail' },
            },
            validatingEmail: {
              invoke: {
                src: 'validateEmail',
                input: ({ context }) => ({ email: trimTyped(context.email) }),
                onDone: [
                  { guard: isInvalid, target: 'typing', actions: assignRow('signup.emailInvalid') },
                  { guard: 'isSsoUnknown', target: 'checkingSso' },
                  { target: 'typing' },
                ],
                onError: {
                  target: 'typing',
                  actions: [assignsFailure({ call: 'validateEmail' }), 'emitToast'],
                },
              },
              after: {
                requestTimeout: {
                  target: 'typing',
                  actions: [assignRow('signup.validationFailed'), 'emitToast'],
                },
              },
            },
          },
        },
        /** The email has an account: the form has no birthday, and its button logs in. */
        login: {
          initial: 'deciding',
          on: {
            'email.changed': emailChanged,
            'email.blurred': [
              { guard: 'isUncheckedEmail', target: '.checkingEmail', actions: 'assignBlurred' },
              { guard: 'isMember', actions: 'assignBlurred' },
              { target: '#signup.editing.signup', actions: 'assignBlurred' },
            ],
            'suggestion.accepted': { target: '.checkingEmail', actions: 'acceptSuggestion' },
            'form.submitted': [
              {
                guard: 'hasNoPassword',
                actions: ['assignFields', assignRow('signup.passwordRequired'), 'emitToast'],
              },
              { guard: 'isMember', target: '#signup.existing', actions: 'assignFields' },
              { guard: 'hasEmail', target: '#signup.submitting', actions: acceptFields },
              { target: '#signup.editing.signup', actions: refuseFields },
            ],
          },
          states: {
            deciding: {
              always: [
                { guard: 'isSsoMember', target: 'sso' },
                { guard: 'isSsoUnknown', target: 'checkingSso' },
                { target: 'typing' },
              ],
            },
            typing: {},
            checkingEmail,
            checkingSso: checksSso('deciding'),
            /** The account belongs to single sign-on: no password is asked for. */
            sso: {
              on: {
                'email.blurred': { guard: 'isSameBlurred', actions: 'assignBlurred' },
                'form.submitted': [
                  { guard: 'isSameSubmitted', target: '#signup.ssoLogin' },
                  { guard: 'hasEmail', target: 'checkingEmail', actions: 'assignFields' },
                  { target: '#signup.editing.signup', actions: refuseFields },
                ],
              },
            },
          },
        },
      },
    },
    /** One call after another; any of them can end the submit. auth.txt §4 "Signup by email". */
    submitting: {
      tags: ['pending', 'view:signup'],
      initial: 'checkingEmail',
      /** Another tab may have set the flag in the meantime. */
      invoke: {
        src: 'readUnderageFlag',
        onDone: { guard: isYes, target: '#signup.ineligible.form' },
        onError: {},
      },
      on: { 'submit.cancelled': '#signup.editing' },
      states: {
        checkingEmail: {
          ...calling,
          invoke: {
            src: 'checkEmailExists',
            input: ({ context }) => ({ email: trimTyped(context.email) }),
            onDone: [
              { guard: isYes, target: '#signup.existing', actions: assignChecked },
              // Submitted as a log-in, but no account has that email: now the rules of a sign-up apply.
              {
                guard: 'hasProblems',
                target: '#signup.editing',
                actions: [assignChecked, 'assignProblems', 'emitToast'],
              },
              { target: 'validatingEmail', actions: assignChecked },
            ],
            onError: failsAs('#signup.judging', { call: 'checkEmailExists' }),
          },
        },
        validatingEmail: {
          ...calling,
          invoke: {
            src: 'validateEmail',
            input: ({ context }) => ({ email: trimTyped(context.email) }),
            onDone: [invalid('signup.emailInvalid'), { target: 'validatingPassword' }],
            onError: failsAs('#signup.judging', { call: 'validateEmail' }),
          },
        },
        validatingPassword: {
          ...calling,
          invoke: {
            src: 'validatePassword',
            input: ({ context }) => ({ password: context.password, email: trimTyped(context.email) }),
            onDone: [invalid('signup.passwordRefused'), { target: 'validatingBirthday' }],
            onError: failsAs('#signup.judging', { call: 'validatePassword' }),
          },
        },
        validatingBirthday: {
          ...calling,
          invoke: {
            src: 'validateBirthday',
            input: ({ context }) => ({ birthday: epochOf(context.birthday), country: context.country }),
            onDone: [
              invalid('signup.birthdayRefused'),
              { guard: 'needsConsents', target: '#signup.consents' },
              { target: 'registering' },
            ],
            onError: failsAs('#signup.judging', { call: 'validateBirthday' }),
          },
        },
        registering: {
          ...calling,
          invoke: {
            src: 'register',
            input: ({ context }) => registrationOf(context),
            onDone: { target: '#signup.answered', actions: { type: 'assignRegistered', params: output } },
            onError: failsAs('#signup.judging', { call: 'register' }),
          },
        },
      },
    },
    judging: {
      entry: 'emitToast',
      always: [
        { guard: { type: 'isRow', params: { row: 'signup.underage' } }, target: 'underage' },
        { target: 'editing' },
      ],
    },
    /** Going back keeps all values; the password is only stored here, in memory. */
    consents: collectsConsents('submitting.registering', 'editing'),
    /** The provider's window is open, over the choice of how to sign up or over the form. */
    connecting: {
      tags: ['pending', 'view:signup'],
      initial: 'form',
      states: {
        choosing: connectsTo('#signup.connected', unavailable('choosing'), '#signup.editing.choosing'),
        form: connectsTo('#signup.connected', unavailable('form'), '#signup.editing'),
      },
    },
    /** A dialog says so and suggests another option. auth.txt §8 "Social login". */
    providerUnavailable: {
      tags: 'view:signup',
      initial: 'form',
      states: {
        choosing: { on: { 'notice.closed': '#signup.editing.choosing' } },
        form: { on: { 'notice.closed': '#signup.editing' } },
      },
    },
    underage: confirmsUnderage('turnedAway', 'editing', 'correcting'),
    /** The birthday can be edited, but this device can no longer sign up. */
    correcting: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      on: {
        ...overForm,
        'email.changed': { actions: ['assignEmail', 'assignIneligible'] },
        'password.changed': { actions: ['assignPassword', 'assignIneligible'] },
        'birthday.changed': { actions: ['assignBirthday', 'assignIneligible'] },
      },
    },
    /** Refused on an earlier visit: every field and button of the form is disabled. auth.txt §5. */
    ineligible: {
      tags: 'view:signup',
      entry: 'assignIneligible',
      initial: 'form',
      states: { choosing: { on: overChoice }, form: { on: overForm } },
    },
    answered,
    respondMessage,
    registered: outcomes.final(outputs.registered),
    existing: outcomes.final(outputs.existing),
    ssoLogin: outcomes.final(outputs.ssoLogin),
    loginRequested: outcomes.final(outputs.loginRequested),
    ssoSignup: outcomes.final(outputs.ssoSignup),
    connected: outcomes.final(outputs.connected),
    turnedAway: outcomes.final(outputs.turnedAway),
  },
})
