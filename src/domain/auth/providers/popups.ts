/** Popup sizes in CSS pixels. auth.txt §9. */
export const CONNECT_POPUP = { width: 580, height: 400 } as const
export const SSO_POPUP = { width: 600, height: 600 } as const
