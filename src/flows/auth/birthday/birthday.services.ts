import { birthdayMachine } from '../../../../machines/auth/birthday/birthday.machine.ts'
import { consentsMachine } from '../../../../machines/auth/consents/consents.machine.ts'
import { toRegistered } from '../../../api/auth/entities/toRegistered.ts'
import { createClient } from '../../../api/client.ts'
import { birthdayEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { birthdayEpoch } from '../../../domain/auth/signup/birthday.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** The birthday step's machine with every actor provided from the config. */
export function provideBirthday({ api, policy }: TackboardConfig) {
  const client = createClient(birthdayEndpoints, { ...api, policy })
  return birthdayMachine.provide({
    actors: {
      consents: consentsMachine,
      submitBirthday: fromCall(async ({ input: { date, extras }, signal }) => {
        const payload = { birthday: birthdayEpoch(date), birthday_source_site: policy.sourceSite, ...extras }
        return toRegistered(await client.submitBirthday(payload, signal))
      }),
    },
  })
}
