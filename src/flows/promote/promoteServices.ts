import type { PromoteServices } from '../../api/promote/promoteServices.ts'
import { flowValue } from '../runtime/flowValue.ts'

/** The calls of the app, which each flow gives to its actors. */
export const promoteServices = flowValue<PromoteServices>('services')
