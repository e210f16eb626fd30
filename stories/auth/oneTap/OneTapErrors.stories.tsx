import preview from '../../../.storybook/preview.tsx'
import { OneTap } from '../../../src/flows/auth/oneTap/OneTap.tsx'
import { failing } from '../../support/proof/failing.ts'
import { onIdeasPage } from '../shell/IdeasPage.tsx'

const meta = preview.meta({ title: 'Auth/One tap/Errors', component: OneTap, decorators: [onIdeasPage] })

export const SoftBanned = meta.story(failing('oneTap.softBanned'))
export const RateLimited = meta.story(failing('oneTap.rateLimited'))
export const Suspended = meta.story(failing('oneTap.suspended'))
export const GoogleNoMatch = meta.story(failing('oneTap.googleNoMatch'))
export const GoogleUnavailable = meta.story(failing('oneTap.googleUnavailable'))
export const Ineligible = meta.story(failing('oneTap.ineligible'))
export const Failed = meta.story(failing('oneTap.failed'))
