/** The public API. `./machines` exports every machine: see machines/laws.test.ts. */
import { expect, it } from 'vitest'
import * as mocks from '../mocks/index.ts'
import * as api from '../src/api.ts'
import * as auth from '../src/auth.ts'
import * as main from '../src/index.ts'
import * as messages from '../src/messages.ts'
import * as people from '../src/people.ts'
import * as saving from '../src/saving.ts'
import * as theme from '../src/theme/index.ts'

const names = (entry: object) => Object.keys(entry).toSorted()

it("'tackboard' exports these names", () =>
  expect(names(main)).toMatchInlineSnapshot(`
  [
    "AccountRecovery",
    "AccountSwitcher",
    "AccountSwitcherView",
    "AddSectionModal",
    "AgeProtectedView",
    "ApiFailure",
    "AuthHero",
    "AuthModal",
    "AuthUpsell",
    "BirthdayStep",
    "BirthdayView",
    "BlockButton",
    "BlockButtonView",
    "BoardCreatedView",
    "BoardForm",
    "BoardFormView",
    "BoardPicker",
    "BoardPickerView",
    "CollaboratorsField",
    "ConsentsView",
    "CreatorCard",
    "EmailAlreadyExistView",
    "EmailCollectionView",
    "EmailVerificationModal",
    "EmailVerificationView",
    "FacebookRemovedBanner",
    "FacebookSignupUnavailableBanner",
    "FollowButton",
    "FollowButtonView",
    "FollowRow",
    "FollowRowView",
    "HashtagField",
    "LoadingOverlay",
    "LoginMfaView",
    "LoginPage",
    "LoginView",
    "MovePins",
    "NoticeDialog",
    "OffsitePage",
    "OffsiteView",
    "OneTap",
    "OneTapView",
    "PinDescription",
    "PinPreview",
    "PinSavedDialog",
    "PinSavedView",
    "RequestEmailView",
    "RespondMessageView",
    "SaveConfirmation",
    "SaveConfirmationView",
    "SaveToBoardModal",
    "SaveToBoardView",
    "SectionFormView",
    "SectionPickerView",
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
it("'tackboard/mocks' exports these names", () =>
  expect(names(mocks)).toMatchInlineSnapshot(`
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
it("'tackboard/theme' exports these names", () =>
  expect(names(theme)).toMatchInlineSnapshot(`
  [
    "GlobalStyle",
    "theme",
    "tokens",
  ]
`))
it("'tackboard/auth' exports these names", () =>
  expect(names(auth)).toMatchInlineSnapshot(`
  [
    "AccountRecovery",
    "AccountSwitcher",
    "AuthModal",
    "AuthUpsell",
    "BirthdayStep",
    "EmailVerificationModal",
    "LoginPage",
    "OffsitePage",
    "OneTap",
    "SignupPage",
    "TackboardProvider",
    "forgetPerson",
    "loginMethods",
    "methodOfProvider",
    "providerKinds",
    "saveAccount",
    "shortCodeOf",
  ]
`))
it("'tackboard/people' exports these names", () =>
  expect(names(people)).toMatchInlineSnapshot(`
  [
    "BlockButton",
    "FollowButton",
    "FollowRow",
    "MovePins",
    "TackboardProvider",
  ]
`))
it("'tackboard/saving' exports these names", () =>
  expect(names(saving)).toMatchInlineSnapshot(`
  [
    "AddSectionModal",
    "BoardForm",
    "BoardPicker",
    "PinDescription",
    "PinSavedDialog",
    "SaveConfirmation",
    "SaveToBoardModal",
    "TackboardProvider",
  ]
`))
it("'tackboard/messages' exports these names", () =>
  expect(names(messages)).toMatchInlineSnapshot(`
  [
    "directionOf",
    "loadMessages",
    "negotiateLocale",
  ]
`))
it("'tackboard/api' exports these names", () =>
  expect(names(api)).toMatchInlineSnapshot(`
  [
    "ApiFailure",
    "authEndpoints",
    "createClient",
    "loginEndpoints",
  ]
`))
