import type { PinCreated } from '../../machines/createPin/createPin/createPin.types.ts'
import { wren } from '../../mocks/fixtures/sessions.ts'
import { CreatePin } from '../../src/flows/createPin/createPin/CreatePin.tsx'
import { readScene } from '../../src/flows/createPin/shell/createPinPage.route.ts'
import { useTackboard } from '../../src/flows/runtime/config.ts'

interface CreatePinStageProps {
  readonly pinId: string | null
  readonly onCreated?: ((created: PinCreated) => void) | undefined
}

/** The popup, with what the stage's address brings. */
export function CreatePinStage({ pinId, onCreated }: CreatePinStageProps) {
  const config = useTackboard()
  const { pathname, search } = new URL(config.platform.navigation.href())
  const scene = readScene({ path: pathname, search }, config)
  if (!scene) return null
  const { draft, route } = scene
  return (
    <CreatePin
      session={config.session ?? wren}
      draft={{ ...draft, pinId }}
      route={route}
      onCreated={onCreated}
    />
  )
}
