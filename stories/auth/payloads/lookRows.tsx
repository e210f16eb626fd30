import type { LookRows } from '../../../testing/proof/looks.ts'
import { fill, follow, logIn, press } from '../../../testing/stage/person.ts'
import type * as auth from '../../../src/auth.ts'
import { logsInInstead, loggedIn, signedUp, signUp } from './formRows.tsx'
import { wrensUser } from '../../../src/flows/auth/testing/payloads.ts'

const inFirstRow = { because: 'the first row has it' }
const EMAIL = 'robin.new@example.com'
const creates = (link: string) => async () => {
  await fill('Email', EMAIL)
  await follow(link)
}
const personal = creates('Sign up now')
const asBusiness = creates('Create new account')
const onBusinessPage = creates('Create one for free')
const afterAll = (steps: () => Promise<unknown>, first?: () => Promise<unknown>) => async () => {
  await first?.()
  await logsInInstead()
  await steps()
}
const inFlyout = (steps: () => Promise<unknown>) => async () => {
  await press('Enter')
  await steps()
}
const signsUpByEmail = async () => {
  await press('Continue with email')
  await signUp()
}
const byEmail = () => press('Sign up with email')

/** An added account leads to its profile. */
const addedByLogin: { readonly gets: [auth.LoggedIn] } = {
  gets: [{ ...loggedIn, user: { ...wrensUser, groupId: 'group-1' }, redirectTo: '/wren' }],
}
const addedBySignup: typeof addedByLogin = { gets: [{ ...signedUp, redirectTo: '/member25' }] }
/** What every form takes. */
const ofEveryForm = {
  hasConsented: { true: {}, false: inFirstRow },
  mode: { accountRecovery: {} },
  banner: { text: { value: 'Welcome back' } },
  providers: { none: { value: [] }, one: { value: ['google'] } },
} as const

/** They change the titles. */
const ofEverySource = {
  boardInvite: {},
  saveButton: {},
  saveButtonExp: {},
  homePage: {},
  pinBookmarklet: {},
  downloadImageBtnDweb: {},
  downloadImageBtnUnauth: {},
  followButton: {},
  commentComposer: {},
} as const

const ofEveryPage = { none: { value: null }, text: { value: 'Pins' } } as const

/** What an app hears where a component looks different. */
export const lookRows: LookRows<typeof auth> = {
  AuthModal: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedByLogin }, false: inFirstRow },
    source: ofEverySource,
    container: { loginmodal: inFirstRow, save: {}, download: {}, follow: {}, pinBookmarklet: {} },
    startsWith: {
      login: inFirstRow,
      signup: { onLoggedIn: { steps: afterAll(logIn) }, onSignUp: { steps: afterAll(personal) } },
    },
    isBusiness: { true: { onSignUp: { steps: asBusiness } }, false: inFirstRow },
    sideImage: { text: { value: 'Pins' } },
  },
  AuthUpsell: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedByLogin }, false: inFirstRow },
    source: ofEverySource,
    startsWith: {
      login: inFirstRow,
      signup: { onLoggedIn: { steps: afterAll(logIn) }, onSignUp: { steps: afterAll(personal) } },
    },
    isBusiness: { true: { onSignUp: { steps: asBusiness } }, false: inFirstRow },
  },
  LoginFlyout: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedByLogin }, false: inFirstRow },
    isBusiness: { true: { onSignUp: { steps: inFlyout(asBusiness) } }, false: inFirstRow },
    trigger: { text: { value: 'Enter', ...inFirstRow } },
  },
  LoginPage: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedByLogin }, false: inFirstRow },
    variant: {
      page: inFirstRow,
      business: { onSignUp: { steps: onBusinessPage } },
      businessRevamped: { onSignUp: { steps: onBusinessPage } },
    },
    isBusiness: { true: { onSignUp: { steps: asBusiness } }, false: inFirstRow },
    sideImage: ofEveryPage,
  },
  SignupPage: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedBySignup }, false: inFirstRow },
    source: ofEverySource,
    isFormShown: { true: inFirstRow, false: { onLoggedIn: { steps: signsUpByEmail } } },
    isBusiness: { true: { onSignUp: { steps: afterAll(asBusiness) } }, false: inFirstRow },
    sideImage: ofEveryPage,
  },
  SsoSignupPage: {
    ...ofEveryForm,
    isSwitchingAccount: { true: { onLoggedIn: addedBySignup }, false: inFirstRow },
    isBusiness: { true: { onSignUp: { steps: afterAll(asBusiness, byEmail) } }, false: inFirstRow },
    sideImage: ofEveryPage,
  },
  AccountSwitcher: {},
  BirthdayStep: {
    isBusiness: { true: {}, false: inFirstRow },
    isConsentGiven: { true: {}, false: inFirstRow },
    sideImage: ofEveryPage,
  },
  EmailVerificationModal: {},
  NewPasswordPage: {},
  OneTap: { hasConsented: { true: {}, false: inFirstRow } },
  AccountRecovery: {},
}
