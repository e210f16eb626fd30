import type { EveryEndpoint } from '../../../src/api/everyEndpoint.ts'
import { blockErrors, bulkFollowErrors, followErrors } from '../../../src/errors/people/people.errors.ts'
import { hiddenServerMessage } from '../../fixtures/messages.ts'
import { followUsers as fromDb } from '../../handlers/people/people.ts'
import type { Handler } from '../../handlers/handler.ts'
import { never, refusal, respondWith, type Outcome } from '../../respond.ts'
import { fromRows } from '../fromRows.ts'
import { inArea, type Situation } from '../scenario.ts'

/** All of these calls respond the same way. */
const answering = (
  names: readonly (keyof EveryEndpoint)[],
  answer: (policy: Parameters<Handler<'followUser'>>[0]['policy']) => Response | Promise<Response>,
): Situation => ({
  answers: Object.fromEntries(
    names.map((name) => [name, ({ policy }: { policy: Parameters<typeof answer>[0] }) => answer(policy)]),
  ),
})

const onFollow = (outcome: Outcome) =>
  answering(['followUser', 'unfollowUser'], (policy) => respondWith(outcome, policy))
const refuses = onFollow({ message: hiddenServerMessage })

/** Outcomes of following and unfollowing. */
export const followScenarios = inArea('follow', {
  ...fromRows(followErrors, hiddenServerMessage, onFollow, { failed: refuses, unfollowFailed: refuses }),
  neverAnswers: answering(['followUser', 'unfollowUser'], never),
})

const onBlock = (answer: () => Response | Promise<Response>) =>
  answering(['blockUser', 'unblockUser'], answer)

export const blockScenarios = inArea('block', {
  ...fromRows(blockErrors, hiddenServerMessage, () => ({}), {
    failed: onBlock(() => refusal({ message: hiddenServerMessage })),
  }),
  neverAnswers: onBlock(never),
})

export const bulkFollowScenarios = inArea('bulkFollow', {
  ...fromRows(bulkFollowErrors, hiddenServerMessage, () => ({}), {
    failed: { answers: { followUsers: () => refusal({ message: hiddenServerMessage }) } },
  }),
  neverAnswers: { answers: { followUsers: never } },
  /** Two members per call; the call that includes member 6 fails. */
  partlyFails: {
    answers: {
      followUsers: (call) =>
        call.payload.followee_ids.split(',').includes('6')
          ? refusal({ message: hiddenServerMessage })
          : fromDb(call),
    },
    policy: { saving: { bulkFollowChunk: 2 } },
  },
})
