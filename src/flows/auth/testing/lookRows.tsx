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
type Name =
  | 'AuthModal'
  | 'AuthUpsell'
  | 'BirthdayStep'
  | 'LoginFlyout'
  | 'LoginPage'
  | 'SignupPage'
  | 'SsoSignupPage'

const isDefault = { because: 'it is the default, as in the first row' }
const inRow = { because: 'the first row has it' }
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
export const looks: { readonly [Component in Name]: Entry[Component]['looks'] } = {
  AuthModal: {
    onLoggedIn: {
      startsWith: {
        login: isDefault,
        signup: {
          node: (heard) => <AuthModal startsWith="signup" onLoggedIn={heard} />,
          steps: afterAll(logIn),
        },
      },
      isBusiness: {
        true: { node: (heard) => <AuthModal isBusiness onLoggedIn={heard} /> },
        false: isDefault,
      },
    },
    onSignUp: {
      startsWith: {
        login: isDefault,
        signup: {
          node: (heard) => <AuthModal startsWith="signup" onSignUp={heard} />,
          steps: afterAll(personal),
        },
      },
      isBusiness: {
        true: { node: (heard) => <AuthModal isBusiness onSignUp={heard} />, steps: asBusiness },
        false: isDefault,
      },
    },
    onClose: {
      startsWith: {
        login: isDefault,
        signup: { node: (heard) => <AuthModal startsWith="signup" onClose={heard} /> },
      },
      isBusiness: {
        true: { node: (heard) => <AuthModal isBusiness onClose={heard} /> },
        false: isDefault,
      },
    },
  },
  AuthUpsell: {
    onLoggedIn: {
      startsWith: {
        login: inRow,
        signup: {
          node: (heard) => <AuthUpsell startsWith="signup" onLoggedIn={heard} />,
          steps: afterAll(logIn),
        },
      },
      isBusiness: {
        true: { node: (heard) => <AuthUpsell startsWith="login" isBusiness onLoggedIn={heard} /> },
        false: isDefault,
      },
    },
    onSignUp: {
      startsWith: {
        login: inRow,
        signup: {
          node: (heard) => <AuthUpsell startsWith="signup" onSignUp={heard} />,
          steps: afterAll(personal),
        },
      },
      isBusiness: {
        true: {
          node: (heard) => <AuthUpsell startsWith="login" isBusiness onSignUp={heard} />,
          steps: asBusiness,
        },
        false: isDefault,
      },
    },
    onClose: {
      startsWith: {
        login: inRow,
        signup: { node: (heard) => <AuthUpsell startsWith="signup" onClose={heard} /> },
      },
      isBusiness: {
        true: { node: (heard) => <AuthUpsell startsWith="login" isBusiness onClose={heard} /> },
        false: isDefault,
      },
    },
  },
  BirthdayStep: {
    onDone: {
      isBusiness: {
        true: { node: (heard) => <BirthdayStep isBusiness onDone={heard} /> },
        false: isDefault,
      },
    },
  },
  LoginFlyout: {
    onLoggedIn: {
      isBusiness: {
        true: { node: (heard) => <LoginFlyout trigger="Enter" isBusiness onLoggedIn={heard} /> },
        false: isDefault,
      },
    },
    onSignUp: {
      isBusiness: {
        true: {
          node: (heard) => <LoginFlyout trigger="Enter" isBusiness onSignUp={heard} />,
          steps: inFlyout(asBusiness),
        },
        false: isDefault,
      },
    },
  },
  LoginPage: {
    onLoggedIn: {
      variant: {
        page: isDefault,
        business: { node: (heard) => <LoginPage variant="business" onLoggedIn={heard} /> },
        businessRevamped: { node: (heard) => <LoginPage variant="businessRevamped" onLoggedIn={heard} /> },
      },
      isBusiness: {
        true: { node: (heard) => <LoginPage isBusiness onLoggedIn={heard} /> },
        false: isDefault,
      },
    },
    onSignUp: {
      variant: {
        page: isDefault,
        business: {
          node: (heard) => <LoginPage variant="business" onSignUp={heard} />,
          steps: onBusinessPage,
        },
        businessRevamped: {
          node: (heard) => <LoginPage variant="businessRevamped" onSignUp={heard} />,
          steps: onBusinessPage,
        },
      },
      isBusiness: {
        true: { node: (heard) => <LoginPage isBusiness onSignUp={heard} />, steps: asBusiness },
        false: isDefault,
      },
    },
  },
  SignupPage: {
    onLoggedIn: {
      isBusiness: {
        true: { node: (heard) => <SignupPage isBusiness onLoggedIn={heard} /> },
        false: isDefault,
      },
    },
    onSignUp: {
      isBusiness: {
        true: { node: (heard) => <SignupPage isBusiness onSignUp={heard} />, steps: afterAll(asBusiness) },
        false: isDefault,
      },
    },
  },
  SsoSignupPage: {
    onLoggedIn: {
      isBusiness: {
        true: { node: (heard) => <SsoSignupPage {...company} isBusiness onLoggedIn={heard} /> },
        false: inRow,
      },
    },
    onSignUp: {
      isBusiness: {
        true: {
          node: (heard) => <SsoSignupPage {...company} isBusiness onSignUp={heard} />,
          steps: afterAll(asBusiness, byEmail),
        },
        false: inRow,
      },
    },
  },
}
