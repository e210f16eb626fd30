import { useEffect, useState } from 'react'
import type { Session } from 'tackboard/auth'
import type { Member, PinPlace } from 'tackboard/people'
import type { PinToSave } from 'tackboard/saving'

/**
 * What the pages show. Tackboard has no feed, profile or board page: an app reads them from its own server. Here the tables of the mock
 * server take its place.
 */
export interface Tables {
  readonly users: readonly { readonly id: string; readonly username: string; readonly fullName: string }[]
  readonly profiles: readonly {
    readonly id: string
    readonly user: { readonly username: string; readonly businessName: string }
  }[]
  readonly pins: readonly {
    readonly id: string
    readonly imageUrl: string | null
    readonly dominantColor: string
    readonly title?: string
    readonly link?: string
    readonly pinnerId?: string
    readonly isPromoted?: boolean
    readonly sponsorshipStatus?: number
  }[]
  readonly boards: readonly Board[]
  readonly sections: readonly { readonly id: string; readonly boardId: string; readonly title: string }[]
  readonly saves: readonly (PinPlace & {
    readonly pinId: string
    readonly created?: { readonly title: string; readonly imageUrl: string | null }
  })[]
  readonly followed: readonly string[]
}

/** The tables, null until they are read; and a function that reads them again. */
export function useTables(): readonly [Tables | null, () => void] {
  const [tables, setTables] = useState<Tables | null>(null)
  const read = () => {
    fetch('/__tackboard/tables')
      .then((response) => response.json())
      .then(setTables, () => setTables(null))
  }
  useEffect(read, [])
  return [tables, read]
}

interface Board {
  readonly id: string
  readonly name: string
  readonly ownerId: string
  readonly privacy: 'public' | 'protected' | 'secret'
}

/** The boards that the viewer may see. The mock server sends all of them; a real one must not. */
export const visibleBoards = ({ boards }: Tables, viewer: Session | null | undefined): readonly Board[] =>
  boards.filter(({ ownerId, privacy }) => privacy === 'public' || ownerId === viewer?.userId)

/** A pin on a page. */
export interface Pin extends PinToSave {
  readonly id: string
  readonly title: string
  readonly imageUrl: string
  readonly ownerId: string | null
}

/** The pins that have a picture and a title. */
export const pinsOf = ({ pins }: Tables): readonly Pin[] =>
  pins.flatMap(({ id, title, link, imageUrl, dominantColor, pinnerId, isPromoted, sponsorshipStatus }) =>
    title && imageUrl
      ? {
          id,
          title,
          link,
          imageUrl,
          color: dominantColor,
          ownerId: pinnerId ?? null,
          isPromoted,
          sponsorship: sponsorshipStatus,
        }
      : [],
  )

/** The member or business with a username. */
export function personOf({ users, profiles, followed }: Tables, username: string): Member | null {
  const user = users.find((row) => row.username === username)
  const business = profiles.find((row) => row.user.username === username)
  const id = user?.id ?? business?.id
  if (id === undefined) return null
  return {
    id,
    username,
    fullName: user?.fullName ?? business?.user.businessName ?? '',
    imageUrl: null,
    isFollowed: followed.includes(id),
    isBlocked: false,
    followerCount: followed.filter((other) => other === id).length,
    isVerified: false,
  }
}

/** A pin on a board. */
export interface PinOnBoard {
  readonly id: string
  readonly title: string
  readonly imageUrl: string | null
  readonly place: PinPlace
}

/** The pins that were saved to a board. */
export const pinsOnBoard = ({ saves, pins }: Tables, boardId: string): readonly PinOnBoard[] =>
  saves
    .filter((save) => save.boardId === boardId)
    .map(({ pinId, sectionId, created }) => {
      const pin = pins.find(({ id }) => id === pinId)
      return {
        id: pinId,
        title: created?.title ?? pin?.title ?? 'A Pin',
        imageUrl: created?.imageUrl ?? pin?.imageUrl ?? null,
        place: { boardId, sectionId },
      }
    })
