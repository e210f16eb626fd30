import type { PinCreated, PinDraft } from '../../machines/createPin/createPin/createPin.types.ts'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { defaultCreatePinPolicy } from '../../src/domain/policy/createPinPolicy.ts'
import { readCreatePinRoute } from '../../src/domain/createPin/route.ts'
import { CreatePin } from '../../src/flows/createPin/createPin/CreatePin.tsx'
import { useTackboard } from '../../src/flows/runtime/config.ts'

interface CreatePinStageProps {
  readonly pinId: string | null
  readonly onCreated?: ((created: PinCreated) => void) | undefined
}

/** The popup, with what the stage's address brings. */
export function CreatePinStage({ pinId, onCreated }: CreatePinStageProps) {
  const { platform, session } = useTackboard()
  const { pathname, search } = new URL(platform.navigation.href())
  const route = readCreatePinRoute(pathname, search, defaultCreatePinPolicy)
  if (!route) return null
  const { url, media, description, guid, color } = route
  const draft: PinDraft = { pinId, url, media, description, guid, color }
  return <CreatePin session={session ?? wren} draft={draft} route={route} onCreated={onCreated} />
}
