import { expect, waitFor } from 'storybook/test'
import { registry } from '../../machines/registry.ts'
import { isPassing } from '../machines/leaves.ts'
import { isUnknownCall } from './callName.ts'
import { claimsOf } from './claims.ts'
import { proveRow } from './proveRow.ts'
import { stageOf } from '../stage/stage.ts'

/** Checks what a story claims, after its steps and its own play function. Runs for every story. */
export async function proveClaims(
  storyId: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { state, row, calls = [] } = claimsOf(parameters)
  const { recorder, calls: calledSoFar } = stageOf(storyId)
  if (state)
    await waitFor(() =>
      expect([...(isPassing(registry, state) ? recorder.visited : recorder.now())]).toContain(state),
    )
  if (row) await proveRow(row, stageOf(storyId))
  for (const call of calls) await waitFor(() => expect([...calledSoFar]).toContain(call))
  const unknown = [...calledSoFar].filter(isUnknownCall)
  expect(unknown, `${unknown.join(', ')}: no endpoint has this method and path`).toEqual([])
}
