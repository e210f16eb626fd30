import type { LimitCheck } from '../../src/domain/auth/botLimit.ts'
import { unanswered, type DirectLogin } from './directLogin.ts'
import { output, type Output } from './events.ts'
import type { WithPolicy } from './setup.ts'

const limited = unanswered('rateLimited')

/** Whether one more bot check is within the local limit. The machine provides `hasWidgetUsesLeft` and `assignWait`. */
export const checksLimit = <View extends string>(view: View) =>
  ({
    tags: ['pending', view],
    invoke: {
      src: 'rateLimit',
      onDone: [
        {
          guard: { type: 'hasWidgetUsesLeft', params: output<LimitCheck> },
          target: 'verifyingHuman',
        },
        { ...limited, actions: [{ type: 'assignWait', params: output<LimitCheck> }, limited.actions] },
      ],
    },
  }) as const

/** Shows the v2 widget; once it is solved, the log-in is retried with its token. */
export const verifiesHuman = <
  View extends string,
  Solved extends string,
  Left extends string,
  Cancel extends string,
>(
  view: View,
  solved: Solved,
  cancel: Cancel,
  left: Left,
) => ({
  tags: view,
  initial: 'loadingWidget' as const,
  on: {
    'bot.solved': { target: solved, actions: 'assignBotToken' as const },
    'bot.failed': unanswered('botWidgetFailed'),
    // SAFETY: one event, whose name is the machine's own.
    ...({ [cancel]: left } as { readonly [C in Cancel]: Left }),
  },
  states: {
    loadingWidget: {
      tags: 'pending' as const,
      on: { 'bot.loaded': 'solving' as const },
      after: { botWidgetTimeout: unanswered('botWidgetFailed') },
    },
    solving: {},
  },
})

/** Guard: whether the widget may be shown once more. */
export const hasWidgetUsesLeft = (
  { context }: { context: WithPolicy & DirectLogin },
  { output: { isWithin } }: Output<LimitCheck>,
) => isWithin && context.widgetUses < context.policy.widgetAttempts

/** Keeps how long to wait: for the local limit, or the server's. */
export const waitOf = ({
  output: { waitMs = null },
}: Output<Pick<LimitCheck, 'waitMs'>>): Pick<DirectLogin, 'waitMs'> => ({
  waitMs,
})
