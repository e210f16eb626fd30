import { authFlowAdvice } from './advice.auth.ts'
import { authViewAdvice } from './advice.authViews.ts'
import { businessAdvice } from './advice.business.ts'
import { createPinFlowAdvice } from './advice.createPin.ts'
import { promoteAdvice } from './advice.promote.ts'
import { searchFlowAdvice } from './advice.search.ts'
import { primitiveAdvice } from './advice.primitives.ts'
import { recoveryAdvice } from './advice.recovery.ts'
import { savingFlowAdvice } from './advice.saving.ts'
import { savingViewAdvice } from './advice.savingViews.ts'
import type { Advice } from './advice.types.ts'

/** Advice per component, by the title of its group of stories. */
export const advice: Readonly<Record<string, Advice>> = {
  ...authFlowAdvice,
  ...authViewAdvice,
  ...recoveryAdvice,
  ...savingFlowAdvice,
  ...savingViewAdvice,
  ...createPinFlowAdvice,
  ...businessAdvice,
  ...promoteAdvice,
  ...searchFlowAdvice,

  ...primitiveAdvice,
  'Statechart/Tab': {
    do: 'Use it only inside Storybook’s manager, with the moments and the clock that the preview sends.',
    dont: 'Don’t ship it: it is a tool for this Storybook and not part of the package.',
  },
}
