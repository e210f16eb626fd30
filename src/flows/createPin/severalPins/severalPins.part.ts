import { lazyPart } from '../../runtime/lazyPart.ts'

/** Several pictures of a page as several pins. Only `policy.createPin.severalPictures` loads it. */
export const severalPinsPart = lazyPart(() => import('./severalPinsBundle.ts'))
