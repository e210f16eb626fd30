import { pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import { memberClientOf } from '../../runtime/memberClientOf.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

const client = memberClientOf(pinSavedEndpoints)

/** Whether pins are read by the query, which has no field for the profile that the member acts for. */
export const readsByQuery = ({ policy }: TackboardConfig, subjectId: string | null): boolean =>
  policy.saving.pinReads === 'query' && !subjectId

/** Reads a pin with the board that it is saved to and the official user of its link's domain. */
export async function readPin(
  config: TackboardConfig,
  pinId: string,
  subjectId: string | null,
  signal: AbortSignal,
) {
  const { resource_response: answer } = readsByQuery(config, subjectId)
    ? await client(config).querySavedPin({ pinId }, signal)
    : await client(config).readSavedPin(
        { id: pinId, field_set_key: 'detailed', ...(subjectId && { orbac_subject_id: subjectId }) },
        signal,
      )
  return answer.data
}
