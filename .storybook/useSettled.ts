import { useEffect } from 'react'
import { useAddonState, useGlobals, useParameter } from 'storybook/manager-api'
import { OWN } from '../testing/stage/own.ts'
import { restricted, settle, type Guarded } from './guardTable.ts'
import { guardedDefaults } from './toolbar.ts'

const nothing: readonly Guarded[] = []

/** The toolbar's choices. Corrects an impossible combination and shows the reason until the next choice. */
export function useSettled() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const [shown, setShown] = useAddonState('tackboard/guarded', { choice: '', reason: '' })
  const staged = useParameter<readonly Guarded[]>(OWN, nothing)
  // Never reset an experiment that the story itself has set.
  const own: readonly Guarded[] = 'experiment' in storyGlobals ? [...staged, 'experiment'] : staged
  const { choice, because } = settle(globals, guardedDefaults, own)
  const reason = because.join(' ')
  const current = Object.values(choice).join(' ')
  useEffect(() => {
    if (!reason) return
    void setShown({ choice: current, reason })
    // Update only what was reset, because the viewer may have changed meanwhile. A value locked by a story must not become the global
    // choice.
    updateGlobals(
      Object.fromEntries(
        Object.entries(choice).filter(([name, value]) => globals[name] !== value && !(name in storyGlobals)),
      ),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- the functions change on every render, but are equivalent
  }, [reason, current])
  const values: Readonly<Record<string, unknown>> = { ...globals, ...choice }
  return {
    values,
    staged: staged as readonly string[],
    others: restricted(choice, own),
    explanation: reason || (shown.choice === current ? shown.reason : ''),
    storyGlobals,
    updateGlobals,
  }
}
