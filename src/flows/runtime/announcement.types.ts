import type { ReactElement } from 'react'

/** What a page says in the moment it is left: a pin was saved. */
export interface Announcement {
  /** The board's name. */
  readonly board: string
  /** The pin's page; null if its ID is no part of an address. */
  readonly href: string | null
}

/** Draws what was announced. */
export type DrawAnnouncement = (announcement: Announcement) => ReactElement

/**
 * A toast that can do more than say it, such as undo the save. It is code of the area that announces, loaded by that area, so that apps
 * without the area never have it. It is in memory only: a page that is loaded or restored shows the plain toast.
 */
export interface HandedOver {
  /** The page of the pin that it is about. It is for no other announcement. */
  readonly href: string
  readonly load: () => Promise<DrawAnnouncement>
}
