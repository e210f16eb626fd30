import { useMemo, useState } from 'react'
import {
  MobileCreatePin,
  type MobileCreatePinProps,
} from '../../../src/flows/createPin/mobileCreatePin/MobileCreatePin.tsx'
import { useTackboard } from '../../../src/flows/runtime/config.ts'
import { TackboardProvider } from '../../../src/flows/runtime/TackboardProvider.tsx'
import type { Platform } from '../../../src/platform/platform.ts'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { PinPage } from '../../../testing/stage/PinPage.tsx'
import { usePageWords } from '../../../testing/stage/pageWords.ts'

/** Tells the listeners that the history has moved within the document. */
function travelled({ window }: Platform): void {
  if ('travel' in window && typeof window.travel === 'function') window.travel()
  else dispatchEvent(new PopStateEvent('popstate'))
}

/** An app with a router: once the page that saves has gone back, the page before is shown in the same document. */
export function ReturnStage(props: MobileCreatePinProps) {
  const { platform } = useTackboard()
  const [isBack, setBack] = useState(false)
  const { save } = usePageWords()
  const routed = useMemo((): Platform => {
    const back = () => {
      setBack(true)
      travelled(platform)
    }
    return { ...platform, window: { ...platform.window, historyLength: () => 5, back } }
  }, [platform])
  return isBack ? (
    <PinPage
      action={
        <Button size={40} onClick={() => setBack(false)}>
          {save}
        </Button>
      }
    />
  ) : (
    <TackboardProvider platform={routed}>
      <MobileCreatePin {...props} />
    </TackboardProvider>
  )
}
