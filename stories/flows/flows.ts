import type { MachineName } from '../../machines/registry.ts'
import type { everyError } from '../../src/errors/index.ts'

/** A way through the product that a designer would call one: its machines and its tables of errors are one contact sheet. */
export interface Flow {
  readonly title: string
  readonly machines: readonly MachineName[]
  /** Tables of the error catalogue. */
  readonly errors: readonly (keyof typeof everyError)[]
}

/** Every flow by its id. Each machine and each table of errors stands in exactly one. */
export const flows = {
  'sign-in': { title: 'Sign-in, the whole', machines: ['auth', 'pinThumbnail'], errors: [] },
  'log-in': { title: 'Log in', machines: ['login', 'rateLimit', 'botCheck'], errors: ['login'] },
  'two-factor': { title: 'Two-factor', machines: ['loginMfa'], errors: ['loginMfa'] },
  'other-ways-in': {
    title: 'Single sign-on and providers',
    machines: ['ssoCheck', 'ssoPopup', 'socialPopup', 'scriptLoader'],
    errors: ['social'],
  },
  'sign-up': { title: 'Sign up', machines: ['signup'], errors: ['signup'] },
  'social-sign-up': { title: 'Social sign-up', machines: ['socialSignup'], errors: ['emailCollection'] },
  consents: { title: 'Consents', machines: ['consents', 'underage'], errors: [] },
  birthday: { title: 'Birthday', machines: ['birthday'], errors: ['birthday'] },
  accounts: {
    title: 'One-tap and accounts',
    machines: ['oneTap', 'accountSwitcher'],
    errors: ['oneTap', 'accountSwitcher'],
  },
  recovery: {
    title: 'Recovery',
    machines: ['forgotPassword', 'accountRecovery', 'emailVerification'],
    errors: ['forgotPassword', 'emailVerification'],
  },
  'leaving-the-site': { title: 'Leaving the site', machines: ['offsite'], errors: ['offsite'] },
  save: {
    title: 'Save to a board',
    machines: ['saveToBoard', 'saveConfirmation', 'pinSaved'],
    errors: ['save', 'pinSaved'],
  },
  'choose-a-board': {
    title: 'Choose a board',
    machines: ['boardPicker', 'sectionPicker'],
    errors: ['boardPicker', 'sections'],
  },
  'create-a-board': {
    title: 'Create a board',
    machines: ['boardForm', 'collaborators', 'sectionForm', 'hashtagSuggestions'],
    errors: ['boardForm', 'sectionForm', 'hashtagSuggestions'],
  },
  people: {
    title: 'People and pins',
    machines: ['follow', 'bulkFollow', 'block', 'pinMove'],
    errors: ['follow', 'bulkFollow', 'block', 'pinMove'],
  },
} as const satisfies Readonly<Record<string, Flow>>

export type FlowId = keyof typeof flows

// SAFETY: the keys of a literal.
export const flowIds = Object.keys(flows) as FlowId[]
