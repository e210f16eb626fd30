import { defaultPolicy } from '../../../src/domain/policy/policy.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const storedCredentialWorld = defineWorld('storedCredential', {
  sheet: { flow: 'other-ways-in', position: 10 },
  inputs: {
    'silently ': { policy: { ...defaultPolicy, readsStoredCredential: 'silent' }, mayAsk: true },
    'where the person may be asked ': {
      policy: { ...defaultPolicy, readsStoredCredential: 'optional' },
      mayAsk: true,
    },
    'in a tab that has asked ': { mayAsk: false },
  },
  events: [{ type: 'otherWay.chosen' }],
})
