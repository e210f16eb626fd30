import { expect, it } from 'vitest'
import * as ui from '../src/ui.ts'
import * as views from '../src/views.ts'

it("'tackboard/views' exports these names", () =>
  expect(Object.keys(views).toSorted()).toMatchInlineSnapshot(`
  [
    "AccountSwitcherView",
    "AgeProtectedView",
    "AuthHero",
    "BirthdayView",
    "BlockButtonView",
    "BoardCreatedView",
    "BoardFormView",
    "BoardPickerView",
    "ClaimUpsellView",
    "CollaboratorsField",
    "ConsentsView",
    "CreatePinDraftView",
    "CreatePinView",
    "CreatorCard",
    "EmailAlreadyExistView",
    "EmailCollectionView",
    "EmailVerificationView",
    "FacebookRemovedBanner",
    "FacebookSignupUnavailableBanner",
    "FollowButtonView",
    "FollowRowView",
    "HashtagField",
    "ImageChoice",
    "LoadingOverlay",
    "LoginMfaView",
    "LoginView",
    "MobileCreatePinView",
    "NoticeDialog",
    "OffsiteView",
    "OneTapView",
    "PinCreatedView",
    "PinPreview",
    "PinSavedView",
    "RequestEmailView",
    "RespondMessageView",
    "SaveConfirmationView",
    "SaveToBoardView",
    "SectionFormView",
    "SectionPickerView",
    "SignupView",
    "SocialSignupWithAgeView",
    "UnderageConfirmationView",
    "UnderageTitle",
    "UpsellEmail",
    "WelcomeLoadingView",
  ]
`))

it("'tackboard/ui' exports these names", () =>
  expect(Object.keys(ui).toSorted()).toMatchInlineSnapshot(`
  [
    "Avatar",
    "Button",
    "Checkbox",
    "CodeField",
    "DateField",
    "Dialog",
    "Form",
    "Link",
    "LinkButton",
    "Notice",
    "PasswordField",
    "Skeleton",
    "Spinner",
    "Switch",
    "TextArea",
    "TextField",
    "Toaster",
    "Tooltip",
  ]
`))
