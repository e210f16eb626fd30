import {
  ConnectPage,
  LoginPage,
  NewPasswordPage,
  PasswordResetPage,
  SignupPage,
  type LoggedIn,
} from 'tackboard/auth'
import type { PageProps } from '../page'

/** The page is loaded, so that everything on it is read again for the member. */
const enter = ({ redirectTo }: Pick<LoggedIn, 'redirectTo'>) => {
  // Validated by Tackboard: always on our own origin, whatever `?next=` contains.
  location.assign(redirectTo)
}

/** The page for logging in; it can change to signing up, and back. */
export const LogInPage = () => <LoginPage onLoggedIn={enter} />

/** The page for signing up, which goes through all its steps: providers, the form, consents, a birthday. */
export const SignUpPage = () => <SignupPage onLoggedIn={enter} />

/** Where "Forgot your password?" leads; the address carries the email that was typed. */
export const ResetPasswordPage = ({ address }: Pick<PageProps, 'address'>) => (
  <PasswordResetPage search={address.search} />
)

/** Where the link in that email leads; the mock server knows `?token=wrens-link`. It goes where a log-in goes, with a page that is loaded. */
export const NewPassword = ({ address }: Pick<PageProps, 'address'>) => (
  <NewPasswordPage search={address.search} onLoggedIn={enter} />
)

/** The window that a button of Facebook or LINE opens; the address names the provider. */
export const ConnectWindow = () => <ConnectPage />

/** Logs in to another account, next to those that are saved on this device. The current one is saved, too, so it has to be known. */
export const AddAccountPage = ({ session }: PageProps) =>
  session !== undefined && <LoginPage isSwitchingAccount onLoggedIn={enter} />

/** Logs in on a page that is for members, and comes back to it. */
export const MembersOnly = ({ address }: Pick<PageProps, 'address'>) => (
  <LoginPage next={address.pathname + address.search} onLoggedIn={enter} />
)
