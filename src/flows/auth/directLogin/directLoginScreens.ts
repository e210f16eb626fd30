import type { NoticeDialogProps } from '../../../views/auth/recovery/NoticeDialog.tsx'
import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { BotCheckStepProps } from './BotCheckStep.tsx'
import type { LoginMfaDialogProps } from './LoginMfaDialog.tsx'

const load = () => import('./directLoginBundle.ts')

/** The dialog of a failure. */
export const NoticeDialog = lazyScreen<NoticeDialogProps>(async () => (await load()).NoticeDialog)
export const LoginMfaDialog = lazyScreen<LoginMfaDialogProps>(async () => (await load()).LoginMfaDialog)
export const BotCheckStep = lazyScreen<BotCheckStepProps>(async () => (await load()).BotCheckStep)
