import { assign, fromPromise, setup } from 'xstate'
import { fetchPin, services } from './data.ts'

interface Pin {
  readonly title: string
  readonly link: string
  readonly dominantColor: string
}

export interface Values {
  readonly name: string
  readonly destination: string
  readonly budget: string
  readonly days: string
  readonly endDate: string
  readonly isOngoing: boolean
  readonly isAutomatic: boolean
  readonly chosen: readonly string[]
  readonly goal: string
}

const start: Values = {
  name: '',
  destination: '',
  budget: '3.00',
  days: '10',
  endDate: '2026-01-24',
  isOngoing: false,
  isAutomatic: true,
  chosen: [],
  goal: 'page',
}

/** The floor's state: the pin, what is filled in, and whether it is on its way. */
export const floorMachine = setup({
  types: {
    // SAFETY: XState reads only the type of these values.
    context: {} as { readonly pin: Pin | null; readonly values: Values },
    // SAFETY: as above.
    events: {} as { type: 'changed'; change: Partial<Values> } | { type: 'submitted' },
  },
  actors: {
    open: fromPromise(async (): Promise<Pin> => {
      const [answer] = await Promise.all([fetchPin(), services.readAccount(new AbortController().signal)])
      return (await answer.json()).resource_response.data
    }),
    create: fromPromise<void, Values>(async ({ input, signal }) => {
      await fetch('/ads', { method: 'POST', body: JSON.stringify(input), signal })
    }),
  },
}).createMachine({
  id: 'floor',
  context: { pin: null, values: start },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'open',
        onDone: {
          target: 'editing',
          actions: assign(({ event: { output } }) => ({
            pin: output,
            values: { ...start, name: output.title, destination: output.link },
          })),
        },
      },
    },
    editing: {
      on: {
        changed: {
          actions: assign({ values: ({ context, event }) => ({ ...context.values, ...event.change }) }),
        },
        submitted: 'submitting',
      },
    },
    submitting: {
      invoke: {
        src: 'create',
        input: ({ context }) => context.values,
        onDone: 'created',
        onError: 'editing',
      },
    },
    created: { type: 'final' },
  },
})
