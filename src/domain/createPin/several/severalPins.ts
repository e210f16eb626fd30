/** What has become of one of several pins. */
export type PinState =
  | 'waiting'
  /** Its request is on its way. */
  | 'saving'
  | 'saved'
  /** It is surely not saved. */
  | 'failed'
  /** Its request was sent, and nothing tells whether it is saved. */
  | 'unknown'

export interface OnePin {
  readonly state: PinState
}

/** What the answer to a request, or the lack of one, says about its pin. `waiting`: nothing was done, as before it was sent. */
export type PinOutcome = Exclude<PinState, 'saving'>

const changed = <Pin extends OnePin>(pins: readonly Pin[], from: PinState, to: Partial<Pin>) => {
  const index = pins.findIndex(({ state }) => state === from)
  return pins.map((pin, at) => (at === index ? { ...pin, ...to } : pin))
}
const isOnItsWay = (pins: readonly OnePin[]) => pins.some(({ state }) => state === 'saving')
const wait = <Pin extends OnePin>(pin: Pin): Pin => ({ ...pin, state: 'waiting' })

/** Sends the first pin that waits; one request at a time. */
export const sendNext = <Pin extends OnePin>(pins: readonly Pin[]): readonly Pin[] =>
  // SAFETY: a pin of this type, in another state.
  isOnItsWay(pins) ? pins : changed(pins, 'waiting', { state: 'saving' } as Partial<Pin>)

/** The request that is on its way has ended. */
export const endRequest = <Pin extends OnePin>(
  pins: readonly Pin[],
  to: Partial<Pin> & { readonly state: PinOutcome },
): readonly Pin[] => changed(pins, 'saving', to)

/** 'Try again': what failed is sent again, and nothing else. */
export const retryFailed = <Pin extends OnePin>(pins: readonly Pin[]): readonly Pin[] =>
  pins.map((pin) => (pin.state === 'failed' ? wait(pin) : pin))

/** 'Save again', beside a pin that may have been saved: the only way to send it twice. */
export const repeatUnknown = <Pin extends OnePin>(
  pins: readonly Pin[],
  isMeant: (pin: Pin) => boolean,
): readonly Pin[] => pins.map((pin) => (pin.state === 'unknown' && isMeant(pin) ? wait(pin) : pin))

export const countOf = (pins: readonly OnePin[], state: PinState): number =>
  pins.filter((pin) => pin.state === state).length

/** The pictures that are chosen, and the one that is shown large. */
export interface ChosenPictures {
  /** Their URLs, in the order of the page. */
  readonly chosen: readonly string[]
  /** The URL of the one that was chosen last; null: none is. */
  readonly shown: string | null
}

/** Chooses these of the page's pictures. What is not on the page is left out. */
export function choosePictures(
  page: readonly { readonly url: string }[],
  before: ChosenPictures,
  urls: readonly string[],
): ChosenPictures {
  const chosen = page.map(({ url }) => url).filter((url) => urls.includes(url))
  const added = chosen.find((url) => !before.chosen.includes(url))
  const kept = before.shown !== null && chosen.includes(before.shown) ? before.shown : chosen.at(-1)
  return { chosen, shown: added ?? kept ?? null }
}
