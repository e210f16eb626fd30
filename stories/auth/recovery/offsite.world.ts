import { readOffsiteLink } from '../../../src/domain/navigation/offsite.ts'
import { offsiteErrors } from '../../../src/errors/auth/offsite.errors.ts'
import { failuresOf } from '../../paths/failuresOf.ts'
import { defineWorld } from '../../paths/world.types.ts'

export const offsiteWorld = defineWorld('offsite', {
  sheet: { flow: 'leaving-the-site', position: 1 },
  inputs: {
    '': { link: readOffsiteLink('https://own.example/offsite/?url=https://a.example') },
    'the page’s address holds no link': { link: null },
  },
  events: [{ type: 'link.followed' }, { type: 'retry.requested' }],
  failures: failuresOf(offsiteErrors),
})
