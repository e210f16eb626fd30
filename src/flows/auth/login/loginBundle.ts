/** What may be beside or follow the log-in form: passkeys and their offer, dialogs, two-factor, account recovery. One chunk, loaded when the first is shown. */
export { NoticeDialog } from '../../../views/auth/recovery/NoticeDialog.tsx'
export { LoginMfaScreen } from '../mfa/LoginMfaScreen.tsx'
export { LoginMfaToastText } from '../mfa/LoginMfaToastText.tsx'
export { PasskeyLogin } from '../passkeys/PasskeyLogin.tsx'
export { PasskeyOffer } from '../passkeys/PasskeyOffer.tsx'
export { RecoveryBanner } from '../recovery/RecoveryBanner.tsx'
export { GoogleButton } from './GoogleButton.tsx'
export { LoginNotice } from './LoginNotice.tsx'
