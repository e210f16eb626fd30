import { rememberSave } from '../../../domain/saving/recentSaves.ts'
import { imageSignatureOf } from '../../../domain/saving/imageAddress.ts'
import type { PinCreated } from '../../../../machines/createPin/createPin/createPin.types.ts'
import { pinCreateBeacon } from '../../../domain/createPin/pinCreateBeacon.ts'
import type { CreatePinRoute } from '../../../domain/createPin/route.ts'
import type { EveryRowId } from '../../../errors/index.ts'
import type { Failure } from '../../../errors/failure.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { failureDetails } from '../../runtime/logEvents.ts'

/** Sends the result to the provider's log host, if the app has one. */
function sendBeacon(
  event: 'pin_create_success' | 'pin_create_fail',
  pinId: string | null,
  { platform, policy }: TackboardConfig,
  { guid, method, search }: CreatePinRoute,
): void {
  const host = policy.createPin.logUrl
  const url = pinCreateBeacon({ host, event, pinId, guid, method, search, policy: policy.createPin })
  if (url !== null) platform.beacon.send(url)
}

/** A pin was created: remembers it for this visit, logs it, and reports it to the log host. */
export function logPinCreated(created: PinCreated, config: TackboardConfig, route: CreatePinRoute): void {
  const { pinId, board, section, imageUrl } = created
  const save = { board, section, pinId, imageSignature: imageSignatureOf(imageUrl) }
  config.visit.updateSaves((recent) => rememberSave(recent, save, config.policy.createPin))
  config.onLog({
    level: 'info',
    event: 'pin.created',
    details: { event_type: 1, view_type: 92, pinId, boardId: board.id, sectionId: section?.id ?? null },
  })
  sendBeacon('pin_create_success', pinId, config, route)
}

/** Rows of failures after which there is no pin. */
const isCreation = (row: EveryRowId) =>
  row.startsWith('mobileCreatePin.') ||
  /^createPin\.(refused|serverFailed|offline|malformed|timedOut)$/.test(row)

/** Something failed: logs it and, if no pin was created, reports it to the log host. */
export function logPinFailed(
  failed: { readonly row: EveryRowId; readonly failure: Failure | null },
  config: TackboardConfig,
  route: CreatePinRoute,
): void {
  config.onLog({ level: 'info', event: 'createPin.failed', details: failureDetails(failed) })
  if (isCreation(failed.row)) sendBeacon('pin_create_fail', null, config, route)
}

/** The page was viewed. */
export const logPageView = ({ onLog }: TackboardConfig): void =>
  onLog({ level: 'info', event: 'createPin.viewed', details: { view_type: 12, view_parameter: 119 } })
