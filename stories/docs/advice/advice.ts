import type { MachineName } from '../../../machines/registry.ts'
import { authFlowAdvice } from './advice.auth.ts'
import { authViewAdvice } from './advice.authViews.ts'
import { primitiveAdvice } from './advice.primitives.ts'
import { recoveryAdvice } from './advice.recovery.ts'
import { savingFlowAdvice } from './advice.saving.ts'
import { savingViewAdvice } from './advice.savingViews.ts'

/** What a component's page says that its code does not. */
export interface Advice {
  /** When to use it, and what it needs. */
  readonly do: string
  /** When to use its neighbour, what not to hand it, what stays with the app. */
  readonly dont: string
  /** Other groups of stories of the same component: their states are its own. */
  readonly also?: readonly string[]
  /** The machines whose states a view draws, where the map of the specification does not name them for it. */
  readonly machines?: readonly MachineName[]
}

/** One row a component, by the title of the group of stories whose page it is. */
export const advice: Readonly<Record<string, Advice>> = {
  ...authFlowAdvice,
  ...authViewAdvice,
  ...recoveryAdvice,
  ...savingFlowAdvice,
  ...savingViewAdvice,
  ...primitiveAdvice,
  'Statechart/Tab': {
    do: 'Draw it inside of Storybook’s manager alone, with the moments and the clock that its preview sends.',
    dont: 'Don’t ship it: it is a tool of this Storybook, and the package leaves it out.',
  },
}
