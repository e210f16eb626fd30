import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { SignupPage } from '../../../src/flows/auth/shell/SignupPage.tsx'
import { reads, readsNot } from '../../../testing/journeys/page.steps.ts'
import { see, type, type Step } from '../../../testing/steps/steps.ts'
import { driven } from '../../journeys/reaches.ts'

const meta = preview.meta({ title: 'Auth/Sign up', id: 'auth-sign-up-checklist', component: SignupPage })

/** The list of this name describes the field. */
const describes = (name: string, label: string): Step => [
  `"${name}" describes ${label}`,
  ({ page }) =>
    expect(page.getByLabelText(label).getAttribute('aria-describedby')).toContain(
      page.getByRole('list', { name }).id,
    ),
]

export const Checklist = meta.story({
  name: 'The rules for a password are ticked off while it is typed',
  ...driven(
    {
      given: 'signup.checklist',
      steps: [
        type('Email', 'robin.new@example.com'),
        see('Nothing that is easy to guess, such as 12345678'),
        readsNot('Use 8 or more'),
        type('Password', 'robin.new@example.com'),
        reads('Not met: Not your username or email'),
        type('Password', 'Larch and lantern'),
        reads('Your password has all it needs.'),
        describes('What your password needs', 'Password'),
      ],
    },
    {},
  ),
})
