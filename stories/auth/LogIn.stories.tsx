import preview from '../../.storybook/preview.tsx'
import { LoginPage } from '../../src/flows/auth/LoginPage.tsx'
import { failing } from '../support/failing.ts'
import { reaches } from '../support/reaches.ts'

const meta = preview.meta({ title: 'Auth/Log in', component: LoginPage })

export const Typing = meta.story(reaches('login.editing.typing'))
export const Submitting = meta.story(reaches('login.submitting.waiting'))
export const SubmittingSlowly = meta.story(reaches('login.submitting.slow'))
export const WrongPassword = meta.story(failing('login.wrongPassword'))
