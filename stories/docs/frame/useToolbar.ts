import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The toolbar's choices by name. */
type Toolbar = Readonly<Record<string, unknown>>

const nothing: Toolbar = {}

/** The toolbar's latest choices. A docs page has no story context to read them from. */
function latest(): Toolbar {
  const channel = addons.getChannel()
  // SAFETY: both events contain the choices.
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as { globals: Toolbar }[]
  return last?.globals ?? nothing
}

function subscribe(notify: () => void) {
  const channel = addons.getChannel()
  for (const name of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(name, notify)
  return () => {
    for (const name of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(name, notify)
  }
}

/** The toolbar's current choices. Empty without a toolbar. */
export const useToolbar = (): Toolbar => useSyncExternalStore(subscribe, latest, () => nothing)
