/** What may follow the log-in form: dialogs, two-factor, account recovery. One chunk, loaded when the first of them is shown. */
export { NoticeDialog } from '../../../views/auth/recovery/NoticeDialog.tsx'
export { LoginMfaScreen } from '../mfa/LoginMfaScreen.tsx'
export { LoginMfaToastText } from '../mfa/LoginMfaToastText.tsx'
export { RecoveryBanner } from '../recovery/RecoveryBanner.tsx'
export { GoogleButton } from './GoogleButton.tsx'
export { LoginNotice } from './LoginNotice.tsx'
