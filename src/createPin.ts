/** `tackboard/create-pin`: saving an external page, from a bookmarklet, an app or a share sheet. */
export { TackboardProvider, type TackboardProviderProps } from './flows/runtime/TackboardProvider.tsx'
export { CreatePinPage, type CreatePinPageProps } from './flows/createPin/shell/CreatePinPage.tsx'
export { readCreatePinRoute, type CreatePinRoute } from './domain/createPin/route.ts'
export { createPinVariant, type CreatePinVariant, type DeviceType } from './domain/createPin/variant.ts'
export type { CreatePinPolicy } from './domain/policy/createPinPolicy.ts'
export type { PinCreated } from '../machines/createPin/createPin/createPin.types.ts'
export type { Visit } from './domain/createPin/variant.ts'
