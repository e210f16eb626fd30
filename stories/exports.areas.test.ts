/** What the entry points of the areas export, and those for messages and calls. */
import { expect, it } from 'vitest'
import * as api from '../src/api.ts'
import * as auth from '../src/auth.ts'
import * as business from '../src/business.ts'
import * as createPin from '../src/createPin.ts'
import * as messages from '../src/messages.ts'
import * as people from '../src/people.ts'
import * as promote from '../src/promote.ts'
import * as saving from '../src/saving.ts'
import * as search from '../src/search.ts'

const names = (entry: object) => Object.keys(entry).toSorted()

it("'tackboard/auth' exports these names", () =>
  expect(names(auth)).toMatchInlineSnapshot(`
  [
    "AccountRecovery",
    "AccountSwitcher",
    "AuthModal",
    "AuthUpsell",
    "BirthdayStep",
    "ConnectPage",
    "EmailVerificationModal",
    "LoginFlyout",
    "LoginPage",
    "OffsitePage",
    "OneTap",
    "SignupPage",
    "SsoSignupPage",
    "TackboardProvider",
    "createBrowserPlatform",
    "forgetPerson",
    "loginMethods",
    "loginOutcomes",
    "methodOfProvider",
    "providerKinds",
    "saveAccount",
    "shortCodeOf",
  ]
`))
it("'tackboard/create-pin' exports these names", () =>
  expect(names(createPin)).toMatchInlineSnapshot(`
  [
    "CreatePinPage",
    "TackboardProvider",
    "createPinVariant",
    "readCreatePinRoute",
  ]
`))
it("'tackboard/business' exports these names", () =>
  expect(names(business)).toMatchInlineSnapshot(`
  [
    "BusinessAccess",
    "ProfileSwitcher",
    "TackboardProvider",
    "adObjectives",
    "advertiserRoutes",
    "buildAdvertiserUrl",
    "createAdsPage",
    "parseAdvertiserUrl",
    "schemaTypeUrl",
    "schemaTypes",
    "useActingProfile",
    "useViewedProfile",
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
    "promotionLabel",
  ]
`))
it("'tackboard/promote' exports these names", () =>
  expect(names(promote)).toMatchInlineSnapshot(`
  [
    "QuickPromote",
    "TackboardProvider",
    "adGroupsPath",
    "budgetFor",
    "isPromoteSite",
    "promoteBillingPath",
    "readPromoteRoute",
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
it("'tackboard/search' exports these names", () =>
  expect(names(search)).toMatchInlineSnapshot(`
  [
    "SearchAdvisory",
    "TackboardProvider",
    "readAdvisory",
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
      "businessEndpoints",
      "createClient",
      "createPinEndpoints",
      "defaultPolicy",
      "deriveLoginData",
      "everyEndpoint",
      "facebookProfile",
      "loginEndpoints",
      "memberOf",
      "notSso",
      "peopleEndpoints",
      "promoteEndpoints",
      "resolvePolicy",
      "savingEndpoints",
      "thumbnailOf",
      "toBoard",
      "toCollaborator",
      "toMember",
      "toProfile",
      "toPromotePin",
      "toRegistered",
      "toSavedPin",
      "toSection",
      "toSsoInfo",
      "toSsoPerson",
      "toValidation",
    ]
  `))
