import { lazyScreen } from '../../runtime/lazyScreen.tsx'
import type { BotCheckStepProps } from './BotCheckStep.tsx'
import type { TimedNoticeProps } from '../recovery/TimedNotice.tsx'
import type { LoginMfaDialogProps } from './LoginMfaDialog.tsx'

const load = () => import('./directLoginBundle.ts')

/** The dialog of a failure. */
export const TimedNotice = lazyScreen<TimedNoticeProps>(async () => (await load()).TimedNotice)
export const LoginMfaDialog = lazyScreen<LoginMfaDialogProps>(async () => (await load()).LoginMfaDialog)
export const BotCheckStep = lazyScreen<BotCheckStepProps>(async () => (await load()).BotCheckStep)
