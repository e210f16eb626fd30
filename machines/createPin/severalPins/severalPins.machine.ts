import { assign, enqueueActions, setup } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  countOf,
  endRequest,
  repeatUnknown,
  retryFailed,
  sendNext,
} from '../../../src/domain/createPin/several/severalPins.ts'
import {
  isSessionEnded,
  pinOutcomeOf,
  resolveCreatePinError,
} from '../../../src/errors/createPin/createPin.errors.ts'
import { detailOrMessage } from '../../../src/errors/serverText.ts'
import { eventsOf, output, thrown, type Output, type Thrown } from '../../fragments/events.ts'
import { waiting } from '../../fragments/form.ts'
import { outcomesOf, required } from '../../fragments/outcome.ts'
import { delays, notProvided, types } from '../../fragments/setup.ts'
import type { PinRequest } from '../createPin/createPin.types.ts'
import type {
  PinResult,
  SeveralPin,
  SeveralPinsContext,
  SeveralPinsEmitted,
  SeveralPinsEvent,
  SeveralPinsInput,
  SeveralPinsOutput,
} from './severalPins.types.ts'

const on = eventsOf<SeveralPinsContext, SeveralPinsEvent>()
const outcomes = outcomesOf<SeveralPinsContext, SeveralPinsOutput>()

const unsent = (pin: SeveralPin): PinResult => ({
  ...pin,
  state: 'waiting',
  error: null,
  serverMessage: null,
  pinId: null,
})
const current = ({ results }: SeveralPinsContext) =>
  required(results.find(({ state }) => state === 'saving') ?? null, 'a picture that is being saved')
const ends = (outcome: SeveralPinsOutput['outcome']) =>
  outcomes.final(({ results }) => ({
    outcome,
    savedIds: results.flatMap(({ pinId }) => pinId ?? []),
    unknownCount: countOf(results, 'unknown'),
  }))
const fails = <Params>(params: Params) => ({ type: 'fail', params }) as const

/** What a member can do while nothing is sent. */
const choices = {
  'retry.requested': { guard: 'hasFailed', target: 'deciding', actions: 'requeueFailed' },
  'repeat.requested': { guard: 'isUnknown', target: 'deciding', actions: 'requeueUnknown' },
  'board.reopened': { guard: 'isNothingSaved', target: 'reopened' },
  'page.dismissed': 'left',
} as const

/**
 * Creates a pin for each of several pictures, one after the other, on one board. A failure keeps no other picture from being saved. 'Try
 * again' sends only what failed; what may have been saved is sent again only where the member asks for that picture. Without a connection
 * or a session, what is left waits.
 */
export const severalPinsMachine = setup({
  types: types<{
    context: SeveralPinsContext
    input: SeveralPinsInput
    events: SeveralPinsEvent
    output: SeveralPinsOutput
    emitted: SeveralPinsEmitted
  }>(),
  actors: { savePin: notProvided<{ readonly pinId: string }, PinRequest>('savePin') },
  delays: delays('requestTimeout', 'slowAnswer'),
  guards: {
    hasWaiting: ({ context: { results } }) => countOf(results, 'waiting') > 0,
    hasFailed: ({ context: { results } }) => countOf(results, 'failed') > 0,
    isAllSaved: ({ context: { results } }) => countOf(results, 'saved') === results.length,
    isNothingSaved: ({ context: { results } }) =>
      countOf(results, 'saved') + countOf(results, 'unknown') === 0,
    isUnknown: on.guard('repeat.requested', ({ url }, { results }) =>
      results.some(({ state, picture }) => state === 'unknown' && picture.url === url),
    ),
    isSessionEnded: (_, { error }: Thrown) => isSessionEnded(toFailure(error)),
    /** The connection is gone, and there are pictures that would meet the same. */
    isOffline: ({ context: { results } }, { error }: Thrown) =>
      toFailure(error).kind === 'offline' && countOf(results, 'waiting') > 0,
  },
  actions: {
    send: assign(({ context: { results } }) => ({ results: sendNext(results) })),
    succeed: enqueueActions(
      ({ context, enqueue }, { output: { pinId } }: Output<{ readonly pinId: string }>) => {
        const { board, section, results } = context
        const imageUrl = current(context).picture.url
        enqueue.emit({ type: 'pin.created', created: { pinId, board, section, imageUrl } })
        enqueue.assign({ results: endRequest(results, { state: 'saved', pinId }) })
      },
    ),
    fail: enqueueActions(({ context: { results, policy }, enqueue }, { error: cause }: Thrown) => {
      const failure = cause === null ? null : toFailure(cause)
      const error = failure ? resolveCreatePinError(failure, policy) : ('timedOut' as const)
      const state = pinOutcomeOf(failure)
      enqueue.emit({ type: 'attempt.failed', row: `createPin.${error}`, failure })
      enqueue.assign({
        results: endRequest(
          results,
          state === 'waiting'
            ? { state }
            : { state, error, serverMessage: failure && detailOrMessage(failure) },
        ),
      })
    }),
    requeueFailed: assign(({ context: { results } }) => ({
      results: retryFailed(results).map((result) => (result.state === 'waiting' ? unsent(result) : result)),
    })),
    requeueUnknown: assign(
      on.patch('repeat.requested', ({ url }, { results }) => ({
        results: repeatUnknown(results, ({ picture }) => picture.url === url).map((result) =>
          result.state === 'waiting' ? unsent(result) : result,
        ),
      })),
    ),
  },
}).createMachine({
  id: 'severalPins',
  context: ({ input: { pins, policy, board, section } }) => ({
    policy,
    board,
    section,
    results: pins.map(unsent),
  }),
  output: outcomes.output,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasWaiting', target: 'saving', actions: 'send' },
        { guard: 'isAllSaved', target: 'saved' },
        { target: 'reviewing' },
      ],
    },
    saving: {
      tags: 'pending',
      invoke: {
        src: 'savePin',
        input: ({ context }) => current(context).request,
        onDone: { target: 'deciding', actions: { type: 'succeed', params: output } },
        onError: [
          {
            guard: { type: 'isSessionEnded', params: thrown },
            target: 'loggedOut',
            actions: fails(thrown),
          },
          {
            guard: { type: 'isOffline', params: thrown },
            target: 'offline',
            actions: fails(thrown),
          },
          { target: 'deciding', actions: fails(thrown) },
        ],
      },
      after: { requestTimeout: { target: 'deciding', actions: fails({ error: null }) } },
      ...waiting,
    },
    /** There is no connection, so the others are not sent. */
    offline: { on: { ...choices, 'resume.requested': 'deciding' } },
    /** The session has ended, and the member did not log in. */
    loggedOut: { on: { ...choices, 'resume.requested': 'deciding' } },
    /** Every picture was sent, and not all are saved. */
    reviewing: { on: choices },
    saved: ends('saved'),
    left: ends('left'),
    reopened: ends('reopened'),
  },
})
