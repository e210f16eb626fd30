/**
 * Whether a key belongs to an input method: Enter chooses a word, Escape gives one up. Safari sends such a key after the composition, with
 * key code 229. Every handler of keys asks this first.
 */
export const isComposing = (press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  press.isComposing || press.keyCode === 229
