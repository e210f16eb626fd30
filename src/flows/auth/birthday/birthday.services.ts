import { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { toRegistered } from '../../../api/auth/entities/toRegistered.ts'
import { birthdayEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { birthdayEpoch } from '../../../domain/auth/signup/birthday.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'

const client = memberClientOf(birthdayEndpoints)

/** The birthday step's machine with its actors. */
export const birthdayLogic = birthdayMachine.provide({
  actors: {
    consents: consentsMachine,
    submitBirthday: fromCall(async ({ config, input: { date, extras }, signal }) => {
      const birthday_source_site = config.policy.sourceSite
      const payload = { birthday: birthdayEpoch(date), birthday_source_site, ...extras }
      return toRegistered(await client(config).submitBirthday(payload, signal))
    }),
  },
})
