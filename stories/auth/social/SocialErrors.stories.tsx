import preview from '../../../.storybook/preview.tsx'
import { LoginPage } from '../../../src/flows/auth/shell/LoginPage.tsx'
import { failing } from '../../journeys/failing.ts'

const meta = preview.meta({
  title: 'Auth/Social log-in',
  id: 'auth-social-log-in-errors',
  component: LoginPage,
})

export const Failed = meta.story(failing('social.failed'))
export const NoReason = meta.story({
  name: 'Error: the server gives no reason',
  ...failing('social.failed', { given: 'login.unexplained', calls: ['logIn.failed'] }),
})
export const Refused = meta.story(failing('social.refused'))
export const PopupBlocked = meta.story(failing('social.popupBlocked'))
export const PopupClosed = meta.story(failing('social.popupClosed'))
export const PromptNotShown = meta.story(failing('social.promptNotShown'))
export const Unknown = meta.story(failing('social.unknown'))
export const WindowUndefined = meta.story(failing('social.windowUndefined'))
export const NoTokens = meta.story(failing('social.noTokens'))
export const ServerMessage = meta.story(failing('social.serverMessage', { calls: ['logIn.failed'] }))
