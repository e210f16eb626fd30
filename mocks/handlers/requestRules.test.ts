import { describe, expect, it } from 'vitest'
import { documented, judge, type CallName } from '../testing/judge.ts'
import { requestRules } from './requestRules.ts'

const campaign = [
  'advertiser_id',
  'ads_client_type',
  'campaign_name',
  'budget_in_micro_currency',
  'flexible_daily_budget_enabled',
  'duration',
  'is_ongoing',
  'start_now',
  'auto_targeting_enabled',
]

/** The required fields of a documented request. */
const needed: Readonly<Record<CallName, readonly string[]>> = {
  logIn: ['username_or_email', 'password', 'app_type_from_client', 'recaptchaV3Token', 'attempt_event'],
  forgotPassword: ['username_or_email', 'type'],
  checkSso: ['email'],
  exchangeSsoCode: ['code', 'state'],
  readFacebookProfile: ['access_token', 'fields'],
  readFacebookLoginData: ['facebook_id', 'facebook_token'],
  checkEmailExists: ['email'],
  validateEmail: ['email'],
  validatePassword: ['password', 'email'],
  validateBirthday: ['birthday'],
  register: [
    'type',
    'birthday_source_site',
    'email',
    'first_name',
    'password',
    'attempt_event',
    'recaptchaV3Token',
    'context',
  ],
  checkOffsite: ['url', 'check_only'],
  submitBirthday: ['birthday', 'birthday_source_site'],
  resendVerification: [],
  switchAccount: ['user_id', 'recaptchaV3Token', 'switch_account', 'attempt_event'],
  readPin: ['id', 'field_set_key'],
  queryPin: ['pinId'],
  readBoards: ['username', 'field_set_key'],
  readTitleSuggestions: ['id'],
  readPinnedTo: ['id', 'fields'],
  createBoard: ['name', 'privacy', 'aux_data'],
  suggestCollaborators: [],
  searchCollaborators: ['term'],
  inviteCollaborators: ['board_id', 'user_ids', 'emails'],
  readSections: ['board_id'],
  createSection: ['board_id', 'initial_pins', 'name', 'name_source'],
  createPin: ['board_id', 'is_buyable_pin'],
  repin: ['board_id', 'is_buyable_pin', 'pin_id'],
  readBoard: ['board_id'],
  readSection: ['section_id'],
  autocomplete: ['q', 'show_pin_count'],
  readSavedPin: ['id', 'field_set_key'],
  querySavedPin: ['pinId'],
  readSaveBehavior: ['username', 'field_set_key'],
  moveAllPins: ['board_id', 'new_board_id', 'pin_ids'],
  movePins: ['board_id', 'pin_ids'],
  moveToSection: ['section_id', 'pins'],
  removeFromSection: ['section_id', 'pins'],
  followUser: ['user_id'],
  unfollowUser: ['user_id'],
  followUsers: ['followee_ids'],
  blockUser: ['blocked_user_id'],
  unblockUser: ['blocked_user_id'],
  registerImage: ['image_url'],
  findPinImages: ['url', 'scrapeMetric'],
  readSettings: [],
  recordUserState: ['state', 'value'],
  readProfiles: [],
  promotePin: ['pin_id', 'destination_url', 'product_group_id', ...campaign],
  promoteProductGroup: ['product_group_id', 'pin_id', 'destination_url', ...campaign],
}

describe('the rule of each request', () => {
  it.each(Object.keys(requestRules) as CallName[])(
    '%s accepts the documented request, and names missing fields',
    (name) => {
      expect(judge(name, {})).toBeNull()
      const missing = Object.keys(documented(name)).filter((field) => judge(name, { [field]: undefined }))
      expect(missing.toSorted()).toEqual([...needed[name]].toSorted())
      // An empty string is not accepted for a required field either.
      expect(needed[name].filter((field) => !judge(name, { [field]: '' }))).toEqual([])
    },
  )
})
