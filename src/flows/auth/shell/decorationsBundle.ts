/** What a container may show beside the form: one chunk, loaded when the first of them is shown. */
export { LimitedAside } from '../../../views/auth/shell/LimitedAside.tsx'
export { PinWall } from '../../../ui/illustration/Illustration.tsx'
export { HeroScreen } from '../pinThumbnail/HeroScreen.tsx'
