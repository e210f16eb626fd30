import { createClient } from '../../../api/client.ts'
import { pinSavedEndpoints } from '../../../api/saving/saving.endpoints.ts'
import type { TackboardConfig } from '../../runtime/config.ts'

/** Whether pins are read by the query, which has no field for the profile that the member acts for. */
export const readsByQuery = ({ policy }: TackboardConfig, subjectId: string | null): boolean =>
  policy.saving.pinReads === 'query' && !subjectId

/** Reads a pin with the board that it is saved to and the official user of its link's domain. */
export function pinReader(config: TackboardConfig) {
  const client = createClient(pinSavedEndpoints, { ...config.api, policy: config.policy })
  return async (pinId: string, subjectId: string | null, signal: AbortSignal) => {
    const { resource_response: answer } = readsByQuery(config, subjectId)
      ? await client.querySavedPin({ pinId }, signal)
      : await client.readSavedPin(
          { id: pinId, field_set_key: 'detailed', ...(subjectId && { orbac_subject_id: subjectId }) },
          signal,
        )
    return answer.data
  }
}
