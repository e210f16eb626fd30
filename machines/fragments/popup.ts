import { notProvidedCallback } from './setup.ts'

/** What a popup reports. Its data is whatever the other window sent; a machine reads it through a guard. */
export type PopupEvent =
  | { readonly type: 'popup.blocked' }
  | { readonly type: 'popup.windowUndefined' }
  | { readonly type: 'popup.closed' }
  | { readonly type: 'popup.answered'; readonly data: unknown }

/** Asks an open popup to come to the front. B12. */
export type PopupCommand = { readonly type: 'popup.focused' }

export interface OpenPopupInput {
  readonly url: string
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The window itself; opened synchronously when its state is entered, closed when it is left. B9, B13. */
export const openPopup = () => notProvidedCallback<PopupCommand, OpenPopupInput, PopupEvent>('openPopup')
