import { newPasswordErrors } from '../../../src/errors/auth/newPassword.errors.ts'
import { resolvePolicy } from '../../../src/domain/policy/policy.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const link = { token: 'wrens-link', identifier: 'wren@example.com' }

export const newPasswordWorld = defineWorld('newPassword', {
  sheet: { flow: 'recovery', position: 5 },
  inputs: {
    '': { link },
    'the page’s address holds no token': { link: { token: '', identifier: '' } },
    'the password is typed twice': { link, policy: resolvePolicy({ newPasswordTwice: true }) },
  },
  events: [
    { type: 'password.changed', password: 'wide open sky 42' },
    { type: 'confirmation.changed' },
    ...['wide open sky 42', '', 'k8!m', 'über den Wolken', 'wren@example.com', '12345678'].map(
      (password) => ({ type: 'form.submitted', password, confirmation: '' }),
    ),
    { type: 'submit.cancelled' },
    { type: 'retry.requested' },
  ],
  failures: failuresOf(newPasswordErrors),
})
