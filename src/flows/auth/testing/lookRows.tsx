import type { PayloadRows } from '../../../../stories/support/proof/payloads.ts'
import { byRole, fill, follow, logIn, press } from '../../../../stories/support/stage/person.ts'
import type * as auth from '../../../auth.ts'
import { BirthdayStep } from '../birthday/BirthdayStep.tsx'
import { AuthModal } from '../shell/AuthModal.tsx'
import { AuthUpsell } from '../shell/AuthUpsell.tsx'
import { LoginFlyout } from '../shell/LoginFlyout.tsx'
import { LoginPage } from '../shell/LoginPage.tsx'
import { SignupPage } from '../shell/SignupPage.tsx'
import { SsoSignupPage } from '../ssoSignup/SsoSignupPage.tsx'

type Entry = PayloadRows<typeof auth>
const inFirstRow = { because: 'the first row has it' }
/** The same for a business. */
const business = <Look,>(look: Look) => ({ true: look, false: inFirstRow })
const EMAIL = 'robin.new@example.com'
const creates = (link: string) => async () => {
  await fill('Email', EMAIL)
  await follow(link)
}
const personal = creates('Sign up now')
const asBusiness = creates('Create new account')
const onBusinessPage = creates('Create one for free')
export const logsInInstead = async () => {
  await follow('Log in')
  await byRole('button', 'Log in')
}
const afterAll = (steps: () => Promise<unknown>, first?: () => Promise<unknown>) => async () => {
  await first?.()
  await logsInInstead()
  await steps()
}
const inFlyout = (steps: () => Promise<unknown>) => async () => {
  await press('Enter')
  await steps()
}
const byEmail = () => press('Sign up with email')
const company = { email: EMAIL }

/** What an app hears where a component looks different. */
export const looks: {
  readonly [
    Component in keyof Entry as Entry[Component] extends { readonly looks: unknown } ? Component : never
  ]: Entry[Component] extends { readonly looks: infer Looks } ? Looks : never
} = {
  AuthModal: {
    onLoggedIn: {
      startsWith: {
        login: inFirstRow,
        signup: {
          node: (heard) => <AuthModal startsWith="signup" onLoggedIn={heard} />,
          steps: afterAll(logIn),
        },
      },
      isBusiness: business({ node: (heard) => <AuthModal isBusiness onLoggedIn={heard} /> }),
    },
    onSignUp: {
      startsWith: {
        login: inFirstRow,
        signup: {
          node: (heard) => <AuthModal startsWith="signup" onSignUp={heard} />,
          steps: afterAll(personal),
        },
      },
      isBusiness: business({ node: (heard) => <AuthModal isBusiness onSignUp={heard} />, steps: asBusiness }),
    },
    onClose: {
      startsWith: {
        login: inFirstRow,
        signup: { node: (heard) => <AuthModal startsWith="signup" onClose={heard} /> },
      },
      isBusiness: business({ node: (heard) => <AuthModal isBusiness onClose={heard} /> }),
    },
  },
  AuthUpsell: {
    onLoggedIn: {
      startsWith: {
        login: inFirstRow,
        signup: {
          node: (heard) => <AuthUpsell startsWith="signup" onLoggedIn={heard} />,
          steps: afterAll(logIn),
        },
      },
      isBusiness: business({
        node: (heard) => <AuthUpsell startsWith="login" isBusiness onLoggedIn={heard} />,
      }),
    },
    onSignUp: {
      startsWith: {
        login: inFirstRow,
        signup: {
          node: (heard) => <AuthUpsell startsWith="signup" onSignUp={heard} />,
          steps: afterAll(personal),
        },
      },
      isBusiness: business({
        node: (heard) => <AuthUpsell startsWith="login" isBusiness onSignUp={heard} />,
        steps: asBusiness,
      }),
    },
    onClose: {
      startsWith: {
        login: inFirstRow,
        signup: { node: (heard) => <AuthUpsell startsWith="signup" onClose={heard} /> },
      },
      isBusiness: business({ node: (heard) => <AuthUpsell startsWith="login" isBusiness onClose={heard} /> }),
    },
  },
  BirthdayStep: {
    onDone: {
      isBusiness: business({ node: (heard) => <BirthdayStep isBusiness onDone={heard} /> }),
    },
  },
  LoginFlyout: {
    onLoggedIn: {
      isBusiness: business({
        node: (heard) => <LoginFlyout trigger="Enter" isBusiness onLoggedIn={heard} />,
      }),
    },
    onSignUp: {
      isBusiness: business({
        node: (heard) => <LoginFlyout trigger="Enter" isBusiness onSignUp={heard} />,
        steps: inFlyout(asBusiness),
      }),
    },
  },
  LoginPage: {
    onLoggedIn: {
      variant: {
        page: inFirstRow,
        business: { node: (heard) => <LoginPage variant="business" onLoggedIn={heard} /> },
        businessRevamped: { node: (heard) => <LoginPage variant="businessRevamped" onLoggedIn={heard} /> },
      },
      isBusiness: business({ node: (heard) => <LoginPage isBusiness onLoggedIn={heard} /> }),
    },
    onSignUp: {
      variant: {
        page: inFirstRow,
        business: {
          node: (heard) => <LoginPage variant="business" onSignUp={heard} />,
          steps: onBusinessPage,
        },
        businessRevamped: {
          node: (heard) => <LoginPage variant="businessRevamped" onSignUp={heard} />,
          steps: onBusinessPage,
        },
      },
      isBusiness: business({ node: (heard) => <LoginPage isBusiness onSignUp={heard} />, steps: asBusiness }),
    },
  },
  SignupPage: {
    onLoggedIn: {
      isBusiness: business({ node: (heard) => <SignupPage isBusiness onLoggedIn={heard} /> }),
    },
    onSignUp: {
      isBusiness: business({
        node: (heard) => <SignupPage isBusiness onSignUp={heard} />,
        steps: afterAll(asBusiness),
      }),
    },
  },
  SsoSignupPage: {
    onLoggedIn: {
      isBusiness: business({ node: (heard) => <SsoSignupPage {...company} isBusiness onLoggedIn={heard} /> }),
    },
    onSignUp: {
      isBusiness: business({
        node: (heard) => <SsoSignupPage {...company} isBusiness onSignUp={heard} />,
        steps: afterAll(asBusiness, byEmail),
      }),
    },
  },
}
