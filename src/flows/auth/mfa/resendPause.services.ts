import { fromCallback, type EventObject } from 'xstate'
import {
  resendPauseMachine,
  type CountSecondsInput,
  type ResendPauseEvent,
} from '../../../../machines/auth/resendPause/resendPause.machine.ts'
import { flowConfig } from '../../runtime/flowValue.ts'

type SecondsCounted = Extract<ResendPauseEvent, { type: 'seconds.counted' }>

/** The pause between two codes with its actor. */
export const resendPauseLogic = resendPauseMachine.provide({
  actors: {
    countSeconds: fromCallback<EventObject, CountSecondsInput, SecondsCounted>(
      ({ input: { since, pauseMs }, sendBack, system }) => {
        const { clock, window } = flowConfig.of(system).platform
        let end = since + pauseMs
        let latest = since
        let timer: unknown
        // Reads the clock each time: a hidden tab's timers run late.
        const count = () => {
          clock.clearTimeout(timer)
          const now = clock.now()
          // A clock that was set back must not make the pause longer.
          if (now < latest) end -= latest - now
          latest = now
          const left = end - now
          sendBack({ type: 'seconds.counted', secondsLeft: Math.ceil(left / 1_000) })
          if (left > 0) timer = clock.setTimeout(count, left % 1_000 || 1_000)
        }
        count()
        const stopListening = window.onFocus(count)
        return () => {
          stopListening()
          clock.clearTimeout(timer)
        }
      },
    ),
  },
})
