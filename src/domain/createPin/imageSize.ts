import type { CreatePinPolicy } from '../policy/createPinPolicy.ts'
import type { Size } from './windowSize.ts'

/** Images this many times as long as they are wide, or more, are banners and rulers rather than pictures. */
const extremeRatio = 4

/** Whether an image is large enough to choose; smaller ones are icons and trackers. */
export const isUsefulSize = (
  width: number,
  height: number,
  policy: Pick<CreatePinPolicy, 'foundImageMinimum'>,
): boolean => width >= policy.foundImageMinimum && height >= policy.foundImageMinimum

const isExtreme = ({ width, height }: Size) =>
  !(Math.max(width, height) < extremeRatio * Math.min(width, height))

const areaOf = ({ width, height }: Size) => width * height || 0

/** Sorts images by area, the largest first, and those with an extreme aspect ratio last. */
export const byUsefulness = (a: Size, b: Size): number =>
  Number(isExtreme(a)) - Number(isExtreme(b)) || areaOf(b) - areaOf(a)
