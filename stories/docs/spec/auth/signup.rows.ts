import type { SpecRow } from '../specRow.ts'

export const signupRows: readonly SpecRow[] = [
  {
    section: 2,
    topic: 'View signup: form behind ‘Continue with email’, shown immediately on the home page',
    machines: ['signup'],
    built: ['src/views/auth/signup/SignupView.tsx', 'src/flows/auth/signup/SignupScreen.tsx'],
    stories: ['Auth/Sign up', 'Auth/Sign up/View'],
    tests: ['machines/auth/signup/signup.machine.test.ts', 'src/flows/auth/signup/signup.browser.test.tsx'],
  },
  {
    section: 2,
    topic: 'View respondMessage',
    machines: ['signup'],
    built: ['src/views/auth/signup/RespondMessageView.tsx'],
    stories: ['Auth/Response message'],
    tests: ['machines/auth/signup/signup.machine.test.ts'],
  },
  {
    section: 3,
    topic: 'Email signup options, consent extras, container and attempt event',
    machines: ['signup'],
    built: [
      'src/api/auth/auth.payloads.ts',
      'src/flows/auth/signup/signup.client.ts',
      'src/domain/auth/signup/names.ts',
    ],
    stories: ['Auth/Sign up'],
    tests: ['src/flows/auth/signup/signup.requests.services.test.ts', 'src/domain/auth/signup/names.test.ts'],
  },
  {
    section: 4,
    topic: 'Signup by email, signup form mode on blur',
    machines: ['signup'],
    built: ['src/flows/auth/signup/signup.services.ts', 'src/flows/auth/signup/signup.connect.ts'],
    stories: ['Auth/Sign up', 'Auth/Sign up/Steps'],
    tests: [
      'machines/auth/signup/signup.machine.test.ts',
      'machines/auth/signup/signup.mode.test.ts',
      'src/flows/auth/signup/signup.connect.test.ts',
    ],
  },
  {
    section: 5,
    topic: 'Email on signup, domain typo hint',
    machines: ['signup'],
    built: [
      'src/domain/auth/email/signupEmail.ts',
      'src/domain/auth/email/email.ts',
      'src/domain/auth/email/mailDomainHint.ts',
      'src/domain/auth/email/mailDomains.ts',
    ],
    stories: ['Auth/Sign up', 'Auth/Sign up/Errors'],
    tests: [
      'src/domain/auth/email/signupEmail.test.ts',
      'src/domain/auth/email/email.test.ts',
      'src/domain/auth/email/mailDomainHint.test.ts',
      'src/domain/auth/email/mailDomainHint.rates.test.ts',
    ],
  },
  {
    section: 5,
    topic: 'Passwords',
    machines: ['signup', 'login'],
    built: ['src/domain/auth/signup/password.ts', 'src/views/auth/login/PasswordGate.tsx'],
    stories: ['Auth/Sign up/Errors', 'Auth/Log in/Errors', 'Auth/Log in/Personalized'],
    tests: ['src/domain/auth/signup/password.test.ts', 'machines/auth/signup/signup.rules.test.ts'],
  },
  {
    section: 5,
    topic: 'Birthday, restricted registration',
    machines: ['signup', 'birthday'],
    built: ['src/domain/auth/signup/birthday.ts', 'src/errors/auth/birthday.errors.ts'],
    stories: ['Auth/Sign up/Errors', 'Auth/Birthday step/Errors'],
    tests: [
      'src/domain/auth/signup/birthday.test.ts',
      'src/errors/auth/birthday.errors.test.ts',
      'machines/auth/signup/signup.rules.test.ts',
    ],
  },
  {
    section: 8,
    topic: 'Signup errors',
    machines: ['signup', 'socialSignup'],
    built: ['src/errors/auth/signup.errors.ts'],
    stories: ['Auth/Sign up/Errors', 'Auth/Social sign-up/Errors'],
    tests: [
      'src/errors/catalogue.test.ts',
      'machines/auth/signup/signup.failures.test.ts',
      'machines/auth/socialSignup/socialSignup.failures.test.ts',
    ],
  },
]
