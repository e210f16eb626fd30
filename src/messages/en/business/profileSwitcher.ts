/** The profile that the viewer acts for, and switching to another one. */
export const profileSwitcher = {
  'profileSwitcher.label': 'Business profile',
  'profileSwitcher.actingAs': 'Acting as',
  'profileSwitcher.ownProfile': 'Your profile',
  'profileSwitcher.choose': 'Choose a profile',
  'profileSwitcher.switch': 'Switch profile',
  'profileSwitcher.collapse': 'Hide this bar',
  'profileSwitcher.loading': 'Loading your business profiles',
  'profileSwitcher.search': 'Search profiles',
  'profileSwitcher.noMatch': 'No profile matches “{query}”.',
  'profileSwitcher.more':
    '{count, plural, one {# more profile. Search to find it.} other {# more profiles. Search to find them.}}',
  'profileSwitcher.mfaRequired': 'Needs two-factor authentication',
  'profileSwitcher.own': 'You',
  'profileSwitcher.viewing': 'You’re viewing this profile',
  'profileSwitcher.switched': 'You’re now acting as {name}.',
  'profileSwitcher.backToOwn': 'Use your own profile',
  'profileSwitcher.mfaRevoked':
    'This business requires two-factor authentication. Until you set it up, you can’t act for it.',
  'profileSwitcher.setUpMfa': 'Set up two-factor',
  'profileSwitcher.gone': 'You no longer have access to that business profile, so you’re using your own.',
  'profileSwitcher.dismiss': 'Got it',
  'profileSwitcher.otherTab': 'You switched to {name} in another tab.',
  'profileSwitcher.follow': 'Switch here, too',
  'profileSwitcher.ignore': 'Stay here',
  'businessAccess.error.unread': 'We couldn’t load your business profiles, so you’re using your own.',
  'businessAccess.error.outdated': 'We couldn’t refresh this list.',
} as const
