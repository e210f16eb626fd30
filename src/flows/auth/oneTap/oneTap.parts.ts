import { lazyPart } from '../../runtime/lazyPart.ts'

/** The steps of a sign-up that few newcomers see. */
export const oneTapSignupPart = lazyPart(() => import('./oneTapSignupBundle.ts'))
