import { fromCallback, type EventObject } from 'xstate'
import {
  resendPauseMachine,
  type CountSecondsInput,
  type ResendPauseEvent,
} from '../../../../machines/auth/resendPause/resendPause.machine.ts'
import { countDown } from '../../runtime/countDown.ts'
import { flowConfig } from '../../runtime/flowValue.ts'

type SecondsCounted = Extract<ResendPauseEvent, { type: 'seconds.counted' }>

/** The pause between two codes with its actor. */
export const resendPauseLogic = resendPauseMachine.provide({
  actors: {
    countSeconds: fromCallback<EventObject, CountSecondsInput, SecondsCounted>(
      ({ input: { since, pauseMs }, sendBack, system }) =>
        countDown(flowConfig.of(system).platform, { since, waitMs: pauseMs, step: 1_000 }, (left) =>
          sendBack({ type: 'seconds.counted', secondsLeft: Math.ceil(left / 1_000) }),
        ),
    ),
  },
})
