import { authFlowAdvice } from './advice.auth.ts'
import { authViewAdvice } from './advice.authViews.ts'
import { primitiveAdvice } from './advice.primitives.ts'
import { recoveryAdvice } from './advice.recovery.ts'
import { savingFlowAdvice } from './advice.saving.ts'
import { savingViewAdvice } from './advice.savingViews.ts'
import type { Advice } from './advice.types.ts'

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
