import type { Endpoint } from '../../../src/api/endpoint.ts'

/**
 * Where a path comes from. 'auth' and 'saving': section 7 gives it. 'resource': section 7 of saving.txt gives the resource in it, but no
 * path. 'open': neither is given. `policy.paths.calls` replaces the paths that are not given.
 */
type PathSource = 'auth' | 'saving' | 'resource' | 'open'

type CallRow = readonly [method: Endpoint['method'], path: string | null, source: PathSource]

/** Every call, copied by hand from section 7 of the specifications, so that a wrong path in an endpoint is noticed. */
export const callRows: Readonly<Record<string, CallRow>> = {
  checkEmailExists: ['GET', '/v3/register/exists/', 'auth'],
  validateEmail: ['GET', '/v3/email/validation/', 'auth'],
  forgotPassword: ['POST', '/v3/users/forgot_password/', 'auth'],
  resendVerification: ['POST', '/v3/users/email/verify/resend/', 'auth'],
  readFacebookProfile: ['POST', '/v3/facebook/profile_data/', 'auth'],
  readFacebookLoginData: ['GET', '/v3/facebook/login_data/', 'auth'],
  checkSso: ['POST', '/v3/sso/info/', 'auth'],
  /** 'POST to the exchange URL from the SSO info'. */
  exchangeSsoCode: ['POST', null, 'auth'],
  checkOffsite: ['GET', '/v3/offsite/', 'auth'],
  logIn: ['POST', '/v3/login/', 'open'],
  register: ['POST', '/v3/register/', 'open'],
  validatePassword: ['POST', '/v3/password/validation/', 'open'],
  validateBirthday: ['POST', '/v3/birthday/validation/', 'open'],
  submitBirthday: ['POST', '/v3/users/birthday/', 'open'],
  switchAccount: ['POST', '/v3/login/switch/', 'open'],
  logOut: ['DELETE', '/v3/login/', 'open'],
  checkPasswordLink: ['POST', '/v3/password/new/check/', 'open'],
  setPassword: ['POST', '/v3/password/new/', 'open'],
  readPin: ['GET', '/v3/pins/', 'open'],
  queryPin: ['GET', '/v3/pin_query/', 'open'],
  // Beyond the specification.
  readPasskeyRequest: ['POST', '/v3/passkeys/login/options/', 'open'],
  verifyPasskey: ['POST', '/v3/passkeys/login/verification/', 'open'],
  readPasskeyCreation: ['POST', '/v3/passkeys/registration/options/', 'open'],
  registerPasskey: ['POST', '/v3/passkeys/registration/verification/', 'open'],
  readPasskeys: ['GET', '/v3/passkeys/', 'open'],
  renamePasskey: ['PUT', '/v3/passkeys/:id/', 'open'],
  removePasskey: ['DELETE', '/v3/passkeys/:id/', 'open'],
  findDuplicates: ['GET', '/resource/PinDuplicatesResource/get/', 'open'],
  removePin: ['DELETE', '/resource/PinResource/delete/', 'open'],

  promotePin: ['POST', '/ads/v4/advertisers/:advertiserId/pins/:pinId/quick_promote/', 'saving'],
  readProfiles: ['GET', '/vx/business_access/profiles/', 'saving'],
  followUsers: ['PUT', '/v3/users/follow/', 'saving'],
  autocomplete: ['GET', '/v3/search/autocomplete/', 'saving'],
  readTitleSuggestions: ['GET', '/v3/pins/:id/board_title_suggestions/', 'saving'],
  readPinnedTo: ['GET', '/v3/pins/:id/', 'saving'],
  registerImage: ['PUT', '/v3/pins/image/', 'saving'],
  readSettings: ['GET', '/v3/users/settings', 'saving'],
  createPin: ['POST', '/resource/PinResource/create/', 'resource'],
  repin: ['POST', '/resource/RepinResource/create/', 'resource'],
  createSection: ['POST', '/resource/BoardSectionResource/create/', 'resource'],
  readSections: ['GET', '/resource/BoardSectionsRepinResource/get/', 'resource'],
  readBoard: ['GET', '/resource/BoardResource/get/', 'resource'],
  readSection: ['GET', '/resource/BoardSectionResource/get/', 'resource'],
  moveAllPins: ['PUT', '/resource/BulkEditSelectAllResource/update/', 'resource'],
  moveToSection: ['PUT', '/resource/BoardSectionEditResource/update/', 'resource'],
  removeFromSection: ['DELETE', '/resource/BoardSectionPinsResource/delete/', 'resource'],
  movePins: ['PUT', '/resource/BulkEditResource/update/', 'resource'],
  followUser: ['POST', '/resource/UserFollowResource/create/', 'resource'],
  unfollowUser: ['DELETE', '/resource/UserFollowResource/delete/', 'resource'],
  blockUser: ['POST', '/resource/UserBlockResource/create/', 'resource'],
  unblockUser: ['DELETE', '/resource/UserBlockResource/delete/', 'resource'],
  recordUserState: ['POST', '/resource/UserStateResource/create/', 'resource'],
  readBoards: ['GET', '/resource/BoardPickerBoardsResource/get/', 'resource'],
  suggestCollaborators: ['GET', '/resource/ShareSuggestionsResource/get/', 'resource'],
  searchCollaborators: ['GET', '/resource/ShareSuggestionsTypeaheadResource/get/', 'resource'],
  findPinImages: ['GET', '/resource/FindPinImagesResource/get/', 'resource'],
  createBoard: ['POST', '/resource/BoardResource/create/', 'resource'],
  inviteCollaborators: ['POST', '/resource/BoardInviteResource/create/', 'open'],
  readSaveBehavior: ['GET', '/resource/UserResource/get/', 'open'],
  readSavedPin: ['GET', '/resource/PinResource/get/', 'resource'],
  querySavedPin: ['GET', '/v3/pin_query/saved/', 'open'],
  promoteProductGroup: [
    'POST',
    '/ads/v4/advertisers/:advertiserId/product_groups/:productGroupId/quick_promote/',
    'open',
  ],
}

/** The calls in section 7 that the product does not make, and why. */
export const notCalled: Readonly<Record<string, string>> = {
  'POST /v3/users/me/': 'its payload is not shown',
}
