import { loginErrorTables } from '../../../src/errors/auth/auth.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

const credentials = { username_or_email: 'wren@example.com', password: 'secret' }

export const loginMfaWorld = defineWorld('loginMfa', {
  sheet: { flow: 'two-factor', position: 1 },
  inputs: { '': { credentials, phoneEnd: '42' } },
  events: [
    { type: 'form.submitted', code: '123456' },
    { type: 'form.submitted', code: '' },
    { type: 'form.submitted', code: '1' },
    { type: 'resend.requested' },
    { type: 'back.requested' },
    { type: 'otherWay.requested' },
    { type: 'method.chosen', method: 'backup_code' },
    { type: 'choice.cancelled' },
    { type: 'device.toggled', isRemembered: true },
  ],
  failures: failuresOf(loginErrorTables.loginMfa),
})
