import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The toolbar's choices by name. */
export type Toolbar = Readonly<Record<string, unknown>>

interface Maybe {
  readonly globals: Toolbar
}

const nothing: Toolbar = {}

/** What the toolbar last said: a page of the docs has no story whose context would say it. */
function latest(): Toolbar {
  const channel = addons.getChannel()
  // SAFETY: both events carry the choices.
  const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as readonly Maybe[]
  return told?.globals ?? nothing
}

function subscribe(tell: () => void) {
  const channel = addons.getChannel()
  for (const name of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(name, tell)
  return () => {
    for (const name of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(name, tell)
  }
}

/** The toolbar's choices, as they change. Empty where there is no toolbar. */
export const useToolbar = (): Toolbar => useSyncExternalStore(subscribe, latest, () => nothing)
