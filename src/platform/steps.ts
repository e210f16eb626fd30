import type { StepPort } from './page.types.ts'

/** The key of the steps in the state of an entry. Everything else there is the app's router's, and kept. */
const KEY = 'tackboardSteps'

/** The depths of an entry, by flow. */
const depthsOf = (): Record<string, unknown> => {
  const depths: unknown = history.state?.[KEY]
  return typeof depths === 'object' && depths !== null ? { ...depths } : {}
}

const stateWith = (flow: string, depth: number | null) => ({
  ...history.state,
  [KEY]: { ...depthsOf(), [flow]: depth },
})

/** The steps of flows in the browser's history. Used in a browser only. */
export const browserSteps: StepPort = {
  depth(flow) {
    const depth = depthsOf()[flow]
    return typeof depth === 'number' ? depth : null
  },
  mark: (flow, depth) => history.replaceState(stateWith(flow, depth), ''),
  add: (flow, depth) => history.pushState(stateWith(flow, depth), ''),
  goBack: (by) => history.go(-by),
  onTravel(listener) {
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  },
}
