import { offsiteMachine, type OffsiteEmitted } from '../../../../machines/auth/offsite/offsite.machine.ts'
import { createClient } from '../../../api/client.ts'
import { offsiteEndpoints } from '../../../api/auth/auth.endpoints.ts'
import { takeParams } from '../../../domain/navigation/links.ts'
import { offsitePayload, type OffsiteLink } from '../../../domain/navigation/offsite.ts'
import { fromCall } from '../../runtime/fromCall.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Wires the machine to the call. auth.txt §7 GET /v3/offsite/. */
export function provideOffsite({ api, policy }: TackboardConfig): typeof offsiteMachine {
  const client = createClient(offsiteEndpoints, { ...api, policy })
  return offsiteMachine.provide({
    actors: {
      checkLink: fromCall(
        async ({ input, signal }) =>
          (await client.checkOffsite(offsitePayload(input), signal)).resource_response.data,
      ),
    },
  })
}

/** What leaves the machine becomes a navigation or a line in the log, which holds no address. C1. */
export function runOffsiteEffect(
  effect: OffsiteEmitted,
  { onLog, platform }: TackboardConfig,
  link: OffsiteLink | null,
): void {
  const log = (details: object) =>
    onLog({ level: 'info', event: effect.type, details: { ...details, csr: link?.csr ?? false } })
  switch (effect.type) {
    case 'offsite.left':
      log({})
      return platform.navigation.go(effect.href)
    case 'offsite.judged':
      return log({
        row: `offsite.${effect.row}`,
        status: effect.failure?.status ?? null,
        code: effect.failure?.code ?? null,
      })
    case 'offsite.followed':
      return log({ row: `offsite.${effect.row}` })
  }
}

/** Takes the token out of the page's address before anything is asked or left. C2. */
export function forgetToken({ navigation }: TackboardConfig['platform']): void {
  const { taken, href } = takeParams(navigation.href(), ['token'])
  if (taken.token !== null) navigation.replace(href)
}
