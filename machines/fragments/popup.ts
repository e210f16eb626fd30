import { notProvidedCallback } from './setup.ts'

/** What a popup reports. The data comes from the other window: validate it before use. */
export type PopupEvent =
  | { readonly type: 'popup.blocked' }
  | { readonly type: 'popup.windowUndefined' }
  | { readonly type: 'popup.closed' }
  | { readonly type: 'popup.answered'; readonly data: unknown }

/** Brings an open popup to the front. */
export type PopupCommand = { readonly type: 'popup.focused' }

export interface OpenPopupInput {
  readonly url: string
  readonly name: string
  readonly width: number
  readonly height: number
}

/** The popup window: opens synchronously when its state is entered, closes when it is left. */
export const openPopup = () => notProvidedCallback<PopupCommand, OpenPopupInput, PopupEvent>('openPopup')
