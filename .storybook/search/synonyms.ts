/** Synonyms for what stories are about. Storybook's search only knows names and titles, and a designer may use another word. */

/** Terms in a story's title, name or tags, with their synonyms. Lower case. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  dialog: ['modal', 'pop-up', 'popup', 'overlay'],
  modal: ['dialog', 'pop-up', 'popup', 'overlay'],
  sheet: ['bottom sheet', 'drawer'],
  toast: ['snackbar', 'notification', 'message'],
  toaster: ['snackbar', 'notification'],
  tooltip: ['hint'],
  popup: ['menu', 'dropdown', 'popover'],
  'select field': ['dropdown', 'combobox', 'picker'],
  switch: ['toggle'],
  checkbox: ['tick box'],
  avatar: ['profile picture', 'initials'],
  empty: ['nothing', 'no results', 'blank'],
  success: ['done', 'confirmation', 'complete'],
  created: ['success', 'confirmation'],
  saved: ['success', 'confirmation', 'bookmark'],
  'quick promote': ['wizard', 'stepper', 'steps'],
  card: ['tile'],
  notice: ['alert', 'banner', 'message'],
  interests: ['chips', 'tags'],
  foundations: ['typography', 'type scale', 'colors', 'spacing'],
  button: ['hover', 'pressed', 'call to action'],
  loading: ['spinner', 'skeleton', 'waiting', 'pending'],
  slowly: ['slow network', 'timeout'],
  'timed out': ['timeout', 'slow network'],
  offline: ['no connection', 'no internet', 'network error'],
  malformed: ['broken answer', 'server error'],
  error: ['failure', 'problem', 'validation'],
  'log in': ['sign in', 'login', 'signin'],
  'log-in': ['sign in', 'login', 'signin'],
  'sign-in': ['log in', 'login', 'signin'],
  'sign up': ['register', 'registration', 'create account', 'join', 'signup'],
  'sign-up': ['register', 'registration', 'create account', 'join', 'signup'],
  'two-factor': ['2fa', 'mfa', 'verification code', 'one-time code'],
  'single sign-on': ['sso', 'company account'],
  'account switcher': ['switch user', 'profiles'],
  consents: ['terms', 'privacy', 'gdpr', 'legal'],
  birthday: ['age gate', 'date of birth'],
  underage: ['age gate', 'too young', 'child'],
  suspended: ['banned', 'deactivated'],
  recovery: ['reset password', 'forgotten password', 'locked out'],
  board: ['collection', 'folder'],
  section: ['subfolder'],
  pin: ['image', 'picture', 'post'],
  follow: ['subscribe'],
  block: ['mute', 'ban'],
  promote: ['advertise', 'ad', 'boost', 'campaign'],
  'create a pin': ['bookmarklet', 'upload'],
  business: ['company', 'professional', 'act as'],
  advisory: ['sensitive topic', 'warning', 'self-harm'],
  dark: ['night', 'dark mode'],
  'right to left': ['rtl', 'arabic', 'mirrored', 'ar'],
  'right-to-left': ['rtl', 'arabic', 'mirrored', 'ar'],
  phone: ['mobile', 'small screen'],
  'forced-colors': ['high contrast', 'forced colours'],
  keyboard: ['accessibility', 'focus', 'tab order'],
  'hostile-input': ['edge case', 'xss', 'long text'],
  'long-text': ['translation', 'pseudo-locale', 'overflow'],
}

/** The parts of an entry that synonyms depend on. */
interface Described {
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

const patterns = Object.entries(synonyms).map(
  ([term, words]) => [new RegExp(`\\b${term}s?\\b`, 'i'), words] as const,
)

/** Synonyms that do not occur in an entry's title or name, in a stable order. */
export function synonymsOf({ title, name, tags = [] }: Described): string[] {
  const own = `${title} ${name}`.toLowerCase()
  const searched = [own, ...tags].join(' | ')
  const found = patterns.flatMap(([pattern, words]) => (pattern.test(searched) ? words : []))
  return [...new Set([...found, ...tags.filter((tag) => tag in synonyms)])].filter(
    (word) => !own.includes(word),
  )
}
