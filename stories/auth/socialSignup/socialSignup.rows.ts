import type { SpecRow } from '../../docs/spec/specRow.ts'

export const socialSignupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'Views socialSignupWithAge, EmailCollection, EmailAlreadyExist',
    sentences: [
      '§1 Extra steps: two-factor',
      '§2 socialSignupWithAge | Collects',
      '§2 EmailCollection',
      '§2 EmailAlreadyExist',
      '§5 Email collection',
      '§8 Email-collection signup failure',
    ],
    machines: ['socialSignup'],
    built: [
      'src/flows/auth/socialSignup/SocialSignupScreen.tsx',
      'src/views/auth/socialSignup/EmailCollectionView.tsx',
      'src/views/auth/socialSignup/EmailAlreadyExistView.tsx',
      'src/views/auth/socialSignup/SocialSignupWithAgeView.tsx',
    ],
    stories: [
      'Auth/Social sign-up',
      'Auth/Social sign-up birthday view',
      'Auth/Email collection view',
      'Auth/Email already exists view',
    ],
    tests: [
      'machines/auth/socialSignup/socialSignup.machine.test.ts',
      'src/flows/auth/socialSignup/socialSignup.connect.test.ts',
    ],
  },
  {
    section: 3,
    topic: 'Social signup types, provider credentials and profiles',
    sentences: [
      '§3 Social signup types',
      '§3 First-provider credentials: type',
      '§3 Profile data: access_token',
      '§3 Second-provider credentials: google_open_id_token',
      '§7 POST /v3/facebook/profile_data/',
    ],
    machines: ['socialSignup'],
    tested: [
      'src/domain/auth/providers/facebookProfile.ts',
      'src/domain/auth/providers/googleProfile.ts',
      'src/flows/auth/socialSignup/socialSignup.payload.ts',
    ],
    stories: ['Auth/Social sign-up'],
    tests: ['src/flows/auth/socialSignup/socialSignup.register.services.test.ts'],
  },
  {
    section: 4,
    topic: 'Social sign-up, popup flow, email re-request',
    sentences: [
      '§4 Social sign-up for the first',
      '§4 The email is checked',
      "§4 'Not now' returns",
      '§4 A second-provider login',
      '§4 Popup flow for the first',
      '§5 Email collection',
      '§8 Email-collection signup failure',
    ],
    machines: ['socialSignup', 'socialPopup'],
    tested: ['src/flows/auth/socialSignup/socialSignup.services.ts'],
    built: ['src/views/auth/socialSignup/RequestEmailView.tsx'],
    stories: ['Auth/Social sign-up', 'Auth/Request email view', 'Auth/Social log-in'],
    tests: [
      'machines/auth/socialSignup/socialSignup.machine.test.ts',
      'machines/auth/socialPopup/socialPopup.machine.test.ts',
    ],
  },
]
