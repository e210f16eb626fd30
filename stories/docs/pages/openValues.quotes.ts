/** Sentences of auth.txt, without the section mark: `§9 Script wait polling …`. */
const auth: Readonly<Record<string, string>> = {
  mainOrigin: '§2 otherwise it does a full redirect to the main host.',
  trustedOrigins: '§4 Popup messages are accepted only from trusted product origins.',
  paths: '§7 path not shown',
  'paths.afterLogin': '§2 otherwise the default login redirect',
  'paths.afterSocialLogin': '§2 for social logins the social default redirect',
  'paths.businessSignup':
    '§6 A business flag switches the signup link to a business-create path and shows ‘Create new account’.',
  'paths.ssoSignup':
    '§2 /signup/sso-business-account?email={email} for an SSO email with no existing account',
  'paths.addAccount': '§2 on paths starting with /add-account, where the user goes to /.',
  'paths.connect': '§2 A popup route under /connect/ for the first social provider',
  'paths.businessTerms': '§2 Business accounts see Business Terms of Service.',
  'paths.privacy': '§2 Privacy policy page at /_/_/policy/privacy-policy/.',
  consentPolicies: '§2 Each item has a ‘Learn more’ link to a policy page.',
  readsStoredCredential: '§3 Login methods: EMAIL 1, FACEBOOK 2, GPLUS 3, GOOGLE_ONE_TAP 4, SMARTLOCK 5,',
  codes:
    '§4 three rate-limit codes to rate limited, two to soft banned, one to suspended, one to login assistance (numeric values not shown).',
  'codes.mfaRequired': '§8 Two-factor required: opens the MFA view with the end of the phone number.',
  'codes.tooQuick': '§8 Too-quick login within the bot-check local limit: loads the widget',
  'codes.wrongPassword':
    '§8 Wrong password: ‘The password you entered is incorrect. Try again or reset your password.’',
  'codes.underage': '§8 Underage: sets the flag and shows the underage screen',
  'codes.missingAge':
    '§8 Missing age (EU): server message or ‘We need to know your age to provide you this service.’',
  'codes.overage': '§8 Overage (above 120): server message or ‘Oops! Please use a valid age to sign up.’',
  'codes.emailInvalid': '§8 Invalid email: ‘Your email is invalid.’',
  'codes.emailContainsBrand':
    '§8 Email contains the brand: ‘Please stick to your name, or the name of your brand’.',
  'codes.emailCheckRefused':
    '§8 Email-exists failure: server message for one code, else ‘Hmm...that doesn’t look like an email address’.',
  softBanAec:
    '§2 Query parameter aec is read and then removed from the URL; its value selects the soft-banned recovery modal.',
  emailInResetLink:
    '§2 The forgot-password link goes to the password-reset page carrying the entered email as query parameter ue.',
  unexplainedErrors: '§8 Unknown errors without message are only logged.',
  rawAnswers: '§3 Login response: resource_response.data.user',
  scriptTries: '§9 Script wait polling up to 20 tries at 100 ms.',
  botLimit: '§9 local limit three timestamps within 3600 seconds for bot-check',
  widgetAttempts: '§9 the login widget’s local attempt limit value is not shown.',
  mfaCodeLength: '§5 MFA code: […] format (‘Hmm...that doesn’t look like a verification code.’).',
  resourceErrorFlag: '§2 with an error flag on a 404, or on a 401 with api error code 7.',
  minimumAge: '§5 The minimum age value is not shown.',
  maximumAge: '§9 Maximum age 120.',
  passwordMinimum:
    '§5 Password minimum length: the readings differ, 6 characters […] in the modal and 8 characters […] in the shared validator.',
  sourceSite: '§3 Birthday is sent as epoch seconds, together with birthday_source_site.',
  offsiteSafeStatuses: '§7 redirect_status (blocked, suspicious, porn) and url',
  transports: '§2 A popup route under /connect/ for the first social provider',
  'timing.ssoDebounce':
    '§4 300 ms after the email changes (and only if valid) the server is asked whether it belongs to SSO.',
  'timing.botTokenRefresh': '§9 token refresh every 105000 ms',
  'timing.botTokenTimeout': '§9 timeouts 8000 and 30000 ms',
  'timing.botWidgetTimeout': '§9 timeouts 8000 and 30000 ms',
  'timing.botLimitWindow': '§9 local limit three timestamps within 3600 seconds for bot-check',
  'timing.popupPoll': '§4 popup closed early reports OTHER_ERROR',
  'timing.scriptTimeout': '§9 timeouts 8000 and 30000 ms',
  'timing.scriptPoll': '§9 Script wait polling up to 20 tries at 100 ms.',
  'timing.resendCodeToast':
    '§4 resend sends mfa_resend and shows the toast ‘We sent you a new code!’ for 5 s.',
  'timing.passwordResetToast':
    '§4 Password-reset-sent modal: resend shows an ‘Email sent!’ toast for 3500 ms.',
  'timing.validationToast': '§5 Validation errors after a failed submit show as a toast for 3.5 s.',
  'timing.emailValidityDebounce': '§9 SSO and email-validity debounce 300 ms.',
  'timing.emailValidationToast': '§7 a request failure shows a 3000 ms error toast with the message',
  'timing.underageToast': '§2 Confirm shows a toast for 3.5 s then redirects to / after 4 s',
  'timing.underageRedirect': '§2 Confirm shows a toast for 3.5 s then redirects to / after 4 s',
  'timing.loadingBar': '§2 (loading bar 6 s, final progress 95 percent).',
}

/** Sentences of saving.txt. */
const saving: Readonly<Record<string, string>> = {
  'codes.emailUnverified':
    '§8 A follow error with the email-verification code opens an email verification reminder',
  'codes.boardBusy':
    '§8 Board-move errors with api_error_code 2171, 2172 or 2173: ‘Please wait until the previous board action finishes.’',
  'saving.boardSearchFrom': '§2 The picker search field is hidden when the board count is low.',
  'saving.boardSearchThreshold':
    '§2 A search threshold (value not shown) switches lists to filtered search results.',
  'saving.singleListUpTo': '§2 With 3 or fewer boards a single list shows without headings.',
  'saving.shortlistSuggestions': '§9 Board picker shortlist_suggestions 2.',
  'saving.boardTitleLimit': '§5 maximum length is the board-title limit (value not shown)',
  'saving.hashtagLimit': '§9 Hashtag suggestions: at most 5.',
  'saving.hashtagEnds':
    '§5 Hashtag pattern: a # followed by characters excluding whitespace and listed punctuation (the list is not shown).',
  'saving.quickPromoteMaxAccountDays':
    '§2 the account is not older than an age threshold (threshold value not shown).',
  'saving.disallowedMailDomains':
    '§5 Emails are also rejected if on a disallowed list or on yahoo or hotmail domains.',
  'saving.disallowedEmails':
    '§5 Emails are also rejected if on a disallowed list or on yahoo or hotmail domains.',
  'saving.confettiParticles': '§4 Confetti: 120 particles, delay 1250 ms.',
  'paths.twoFactor':
    '§4 The acting profile counts only if the viewer meets the MFA requirement or holds OWNER',
  'paths.claim': '§2 its ‘Connect now’ leads to /settings/claim/.',
  'createPin.window': '§9 Popup resize 750 wide, height plus 48, minimum 750 tall.',
  'createPin.loggedOutWindow':
    '§2 The window is resized to a minimum size (values not shown) when it is an opener popup or the method is bookmarklet.',
  'createPin.loggedInMarker':
    '§2 After login the user returns to the same path and query with an extra marker parameter.',
  'createPin.shortHistory': '§4 the window closes if opened as bookmarklet or history is short',
  'createPin.longHistory': '§4 two steps back if coming from a create-board flow with long history',
  'createPin.recentImageLimit': '§9 Recent images list: at most 11.',
  'createPin.isFailureShown': '§8 Popup creation failure only logs a fail event.',
  'createPin.logUrl':
    '§7 image-beacon GET to the provider’s log host with client ‘web’, event pin_create_success or pin_create_fail',
  'createPin.claimHosts': '§4 Shown only if the url’s host belongs to the photo-sharing service',
  'advertiser.objectiveParameter': '§2 Objective shortcuts filter reporting by objective type',
  'advertiser.videoObjectives': '§2 and video variants (the variant list is not shown).',
  'search.prominentStyles': '§3 notices (style, title, description with text and text tags, actions, footer)',
  'search.contactLinks': '§3 action (id, button with link and text, title, description)',
  'promote.defaultCountry': '§9 default country US.',
  'promote.currencies':
    '§9 Currency: euro for AT, BE, DE, ES, FI, FR, IE, IT, NL, PT; AUD, CAD, CHF, DKK, GBP, NOK, NZD, SEK for their countries; default USD.',
  'promote.minimumBudget': '§9 Minimum 1 per country, CZ 11.',
  'promote.defaultBudget':
    '§9 Default daily budget and duration by country: US 3 for 10 days; SE, NO, DK 10 for 30 days; CZ 80 for 10 days; all others 1 for 10 days.',
  'promote.suggestedBudget':
    '§9 Suggested budgets: AU 10, CA 9, CZ 150, GB 5, SE and NO 70, DK 50, most others 7',
  'promote.defaultDuration':
    '§9 Default daily budget and duration by country: US 3 for 10 days; SE, NO, DK 10 for 30 days; CZ 80 for 10 days; all others 1 for 10 days.',
  'promote.suggestedDuration': '§9 (duration 10, or 30 for Nordic)',
  'promote.consentCountries': '§2 Steps in order: consent (GDPR) modal',
  'promote.choosesStartDate': '§3 start_now (always true)',
  'promote.takesTotalBudget': '§5 Budget sent as amount times 1,000,000.',
  'promote.interestLimit': '§3 targeting_spec (ages, interests, genders, country)',
  'promote.draftDays': '§3 Saved quick-promote draft, kept per key and locale in local storage',
  'timing.externalToast':
    '§9 external-page success 5000 ms with a ‘View’ action and text ‘Saved to’ the board name.',
  'timing.popupAutoClose': '§9 Popup success view auto-close 10000 ms',
  'timing.windowClose': '§9 window close delay 1 ms',
  'timing.claimDismiss': '§9 upsell dismiss delay 2000 ms',
  'saving.quickCreatesLayout':
    '§2 shows for a pin already saved to a board, unless that board’s layout is quick_creates.',
  'timing.saveToast': '§9 Toasts: save 4000 ms',
  'timing.saveOverlay': '§4 Animates in, then calls its dismiss callback after 2600 ms.',
  'timing.confettiDelay': '§4 Confetti: 120 particles, delay 1250 ms.',
  'timing.scrollFetch': '§9 more is fetched within twice the client height of the end, throttled to 200 ms.',
}

const marked = (file: string, sentences: Readonly<Record<string, string>>) =>
  Object.entries(sentences).map(([name, sentence]) => [name, `${file} ${sentence}`] as const)

const quotes: ReadonlyMap<string, string> = new Map([
  ...marked('auth.txt', auth),
  ...marked('saving.txt', saving),
])

/** The names with a quotation: a value's own name, or its group's, which applies to the values without one. */
export const quotedNames: readonly string[] = [...quotes.keys()]

/** The sentence of the specification that defines a value; null where the specifications are silent. */
export const quoteOf = (name: string): string | null =>
  quotes.get(name) ?? quotes.get(name.split('.')[0] ?? '') ?? null
