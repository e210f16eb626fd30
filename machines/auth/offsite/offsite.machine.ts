import { assign, emit, setup, type DoneActorEvent } from 'xstate'
import { toFailure } from '../../../src/api/failure.ts'
import {
  judgeOffsite,
  type OffsiteResponse,
  type OffsiteLink,
  type OffsiteVerdict,
} from '../../../src/domain/navigation/offsite.ts'
import type { Failure } from '../../../src/errors/failure.ts'
import type { OffsiteError } from '../../../src/errors/auth/offsite.errors.ts'
import { resolveOffsiteError } from '../../../src/errors/auth/resolveOffsite.ts'
import { delays, notProvided, types, type WithPolicy } from '../../fragments/setup.ts'

export interface OffsiteInput extends WithPolicy {
  /** The link in the page's URL; null if there is none that can be opened. */
  readonly link: OffsiteLink | null
}

export interface OffsiteContext extends OffsiteInput {
  readonly error: OffsiteError | null
  /** Where the link leads, once checked and allowed; only a safe link is followed automatically. */
  readonly href: string | null
}

export type OffsiteEmitted =
  | { readonly type: 'offsite.left'; readonly href: string }
  | { readonly type: 'offsite.judged'; readonly row: OffsiteError; readonly failure: Failure | null }
  | { readonly type: 'offsite.followed'; readonly row: OffsiteError }

type Checked = { readonly context: OffsiteContext; readonly event: DoneActorEvent<OffsiteResponse> }

const verdictOf = ({ context, event }: Checked): OffsiteVerdict =>
  context.link
    ? judgeOffsite(event.output, context.link, context.policy.offsiteSafeStatuses)
    : { kind: 'blocked', href: null }

const judged = (kind: OffsiteVerdict['kind']) =>
  ({ type: 'isVerdict', params: (checked: Checked) => ({ verdict: verdictOf(checked), kind }) }) as const
const keep = { type: 'assignVerdict', params: (checked: Checked) => verdictOf(checked) } as const

/** Checks a link that leads out of the product. Spec: auth.txt §2 "Outbound link check page", §7 GET /v3/offsite/. */
export const offsiteMachine = setup({
  types: types<{
    context: OffsiteContext
    input: OffsiteInput
    events: { type: 'retry.requested' } | { type: 'link.followed' }
    emitted: OffsiteEmitted
  }>(),
  actors: { checkLink: notProvided<OffsiteResponse, OffsiteLink>('checkLink') },
  delays: delays('slowAnswer', 'requestTimeout'),
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isVerdict: (_, { verdict, kind }: { verdict: OffsiteVerdict; kind: OffsiteVerdict['kind'] }) =>
      verdict.kind === kind,
  },
  actions: {
    assignVerdict: assign((_, { kind, href }: OffsiteVerdict) => ({
      href,
      error: kind === 'safe' ? null : kind,
    })),
    assignError: assign((_, { error }: { error: OffsiteError }) => ({ error })),
    assignFailure: assign(({ context }, { error }: { error: unknown }) => ({
      error: resolveOffsiteError(toFailure(error), context.policy),
    })),
    clearError: assign({ error: null }),
    emitLeft: emit(({ context }) => ({ type: 'offsite.left' as const, href: context.href ?? '' })),
    emitJudged: emit(({ context }, { thrown }: { thrown?: unknown }) => ({
      type: 'offsite.judged' as const,
      row: context.error ?? 'malformed',
      failure: thrown === undefined ? null : toFailure(thrown),
    })),
    emitFollowed: emit(({ context }) => ({
      type: 'offsite.followed' as const,
      row: context.error ?? 'suspicious',
    })),
  },
}).createMachine({
  id: 'offsite',
  context: ({ input }) => ({ ...input, error: null, href: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'pending',
      initial: 'waiting',
      always: { guard: 'hasNoLink', target: 'invalidLink' },
      invoke: {
        src: 'checkLink',
        // SAFETY: without a link, this state is left before the actor starts.
        input: ({ context }) => context.link as OffsiteLink,
        onDone: [
          { guard: judged('safe'), target: 'leaving', actions: keep },
          { guard: judged('suspicious'), target: 'warned.suspicious', actions: keep },
          { guard: judged('porn'), target: 'warned.porn', actions: keep },
          { target: 'blocked', actions: keep },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'assignFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitJudged', params: ({ event }) => ({ thrown: event.error }) },
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: [
            { type: 'assignError', params: { error: 'timedOut' } },
            { type: 'emitJudged', params: {} },
          ],
        },
      },
      states: { waiting: { after: { slowAnswer: 'slow' } }, slow: {} },
    },
    /** The page navigates away; if that fails, it shows the link. */
    leaving: { tags: 'leaving', entry: 'emitLeft' },
    /** The user can follow the link. */
    warned: {
      entry: { type: 'emitJudged', params: {} },
      on: { 'link.followed': { actions: 'emitFollowed' } },
      states: { suspicious: {}, porn: {} },
      initial: 'suspicious',
    },
    blocked: { entry: { type: 'emitJudged', params: {} } },
    failed: { on: { 'retry.requested': { target: 'checking', actions: 'clearError' } } },
    invalidLink: {
      entry: [
        { type: 'assignError', params: { error: 'invalidLink' } },
        { type: 'emitJudged', params: {} },
      ],
    },
  },
})
