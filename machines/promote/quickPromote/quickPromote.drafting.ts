import { assign, emit, raise } from 'xstate'
import { draftNotes, valuesOfDraft } from '../../../src/domain/promote/draft.ts'
import { initialValues, type PromoteValues } from '../../../src/domain/promote/promoteValues.ts'
import { eventsOf, type Output } from '../../fragments/events.ts'
import { noErrors } from '../../fragments/form.ts'
import { startOf } from './quickPromote.context.ts'
import { quickPromoteParts } from './quickPromote.parts.ts'
import type { Opened, QuickPromoteContext, QuickPromoteEvent } from './quickPromote.types.ts'

const on = eventsOf<QuickPromoteContext, QuickPromoteEvent>()

/** Refills the form: its fields start with these values. */
const filledIn = (context: QuickPromoteContext, values: PromoteValues) => ({
  values,
  budget: startOf(values, context.limits),
  confirmedBudget: null,
  ...noErrors,
  formVersion: context.formVersion + 1,
})

const startValues = ({ pin, country, today, policy }: QuickPromoteContext) =>
  initialValues(pin, country, today, policy.promote)

/** Adds the actions that fill in the form, from a draft or from the defaults; `quickPromote.setup.ts` adds the others. */
export const quickPromoteDrafting = quickPromoteParts.extend({
  actions: {
    assignOpened: assign(
      ({ context }, { output: { account, pin, isPinGone, draft: stored } }: Output<Opened>) => {
        // What is stored on this device is another ad than one that exists.
        const draft = context.campaignId === null ? stored : null
        const opened = { ...context, pin: pin ?? (isPinGone ? null : (draft?.pin ?? null)) }
        const start = startValues(opened)
        const values = draft ? valuesOfDraft(draft, start, context.today) : start
        return {
          ...filledIn(opened, values),
          account,
          pin: opened.pin,
          isPinGone,
          draftNotes: draft
            ? draftNotes(draft, { isPinGone, limits: context.limits, today: context.today })
            : isPinGone
              ? ['pinGone' as const]
              : [],
        }
      },
    ),
    touch: raise({ type: 'draft.touched' }),
    restore: raise({ type: 'draft.restored' }),
    finishDraft: raise({ type: 'draft.finished' }),
    clearNotes: assign({ draftNotes: [] }),
    startOver: assign(({ context }) => ({
      ...filledIn(context, startValues(context)),
      discarded: context.values,
      draftNotes: [],
    })),
    undo: assign(({ context }) => ({
      ...filledIn(context, context.discarded ?? context.values),
      discarded: null,
    })),
    assignOther: assign(on.patch('draft.replaced', ({ draft }) => ({ otherDraft: draft }))),
    adoptOther: assign(({ context }) =>
      context.otherDraft
        ? {
            ...filledIn(context, valuesOfDraft(context.otherDraft, startValues(context), context.today)),
            pin: context.otherDraft.pin ?? context.pin,
            otherDraft: null,
          }
        : {},
    ),
    keepOwn: assign({ otherDraft: null }),
    emitUnsaved: emit({
      type: 'attempt.failed' as const,
      row: 'quickPromote.draftUnsaved' as const,
      failure: null,
    }),
    emitCleared: emit(({ context: { place } }) => ({ type: 'draft.cleared' as const, place })),
  },
})
