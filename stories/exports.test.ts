/** What an app may import. A change here is a change of the public surface: it is meant, and written down, or it is a mistake. */
import { expect, it } from 'vitest'
import * as machines from '../machines/index.ts'
import * as mocks from '../mocks/index.ts'
import * as main from '../src/index.ts'
import * as theme from '../src/theme/index.ts'

const names = (entry: object) => Object.keys(entry).toSorted()

it("'tackboard' exports these names", () => expect(names(main)).toMatchInlineSnapshot(`
  [
    "AccountRecovery",
    "AccountSwitcher",
    "AccountSwitcherView",
    "AgeProtectedView",
    "ApiFailure",
    "AuthHero",
    "AuthModal",
    "AuthUpsell",
    "BirthdayStep",
    "BirthdayView",
    "BoardPicker",
    "BoardPickerView",
    "ConsentsView",
    "EmailAlreadyExistView",
    "EmailCollectionView",
    "EmailVerificationModal",
    "EmailVerificationView",
    "FacebookRemovedBanner",
    "FacebookSignupUnavailableBanner",
    "LoadingOverlay",
    "LoginMfaView",
    "LoginPage",
    "LoginView",
    "NoticeDialog",
    "OffsitePage",
    "OffsiteView",
    "OneTap",
    "OneTapView",
    "PinSavedDialog",
    "PinSavedView",
    "RequestEmailView",
    "RespondMessageView",
    "SaveConfirmation",
    "SaveConfirmationView",
    "SignupPage",
    "SignupView",
    "SocialSignupWithAgeView",
    "TackboardProvider",
    "UnderageConfirmationView",
    "UnderageTitle",
    "UpsellEmail",
    "WelcomeLoadingView",
    "authEndpoints",
    "createBrowserPlatform",
    "createClient",
    "createLruCache",
    "defaultPolicy",
    "deviceCodes",
    "directionOf",
    "emptyHistory",
    "forgetPerson",
    "goBack",
    "goForward",
    "isReservedQueryKey",
    "loadMessages",
    "loginEndpoints",
    "loginMethods",
    "methodOfProvider",
    "negotiateLocale",
    "providerKinds",
    "pushAddress",
    "reportToOpener",
    "reservedQueryKeys",
    "resolvePolicy",
    "saveAccount",
    "shortCodeOf",
    "useResourceRedirect",
  ]
`))
it("'tackboard/machines' exports these names", () => expect(names(machines)).toMatchInlineSnapshot(`
  [
    "accountRecoveryMachine",
    "accountSwitcherMachine",
    "authMachine",
    "birthdayMachine",
    "boardPickerMachine",
    "botCheckMachine",
    "consentsMachine",
    "emailVerificationMachine",
    "forgotPasswordMachine",
    "loginMachine",
    "loginMfaMachine",
    "offsiteMachine",
    "oneTapMachine",
    "pinSavedMachine",
    "pinThumbnailMachine",
    "rateLimitMachine",
    "saveConfirmationMachine",
    "scriptLoaderMachine",
    "signupMachine",
    "socialPopupMachine",
    "socialSignupMachine",
    "ssoCheckMachine",
    "ssoPopupMachine",
    "underageMachine",
  ]
`))
it("'tackboard/mocks' exports these names", () => expect(names(mocks)).toMatchInlineSnapshot(`
  [
    "createManualClock",
    "createMemoryPlatform",
    "db",
    "handlers",
    "resetDb",
    "scenario",
    "scenarioNames",
  ]
`))
it("'tackboard/theme' exports these names", () => expect(names(theme)).toMatchInlineSnapshot(`
  [
    "GlobalStyle",
    "theme",
    "tokens",
  ]
`))
