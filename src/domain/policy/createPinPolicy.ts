/** Rules and limits of creating a pin from an external page that an app may override. Each has a default. */
export interface CreatePinPolicy {
  /** The popup's size: its width, what is added to the height of its content, and its least height, in CSS pixels. saving.txt §9. */
  readonly window: { readonly width: number; readonly extraHeight: number; readonly minimumHeight: number }
  /** Least size of the window that shows a logged-out visitor's draft, in CSS pixels. Default: 750 × 750. saving.txt §2. */
  readonly loggedOutWindow: { readonly width: number; readonly height: number }
  /** Name of the query parameter that marks the return from logging in. Default: 'logged_in'. saving.txt §2. */
  readonly loggedInMarker: string
  /** Up to this many entries, the history counts as short, and the window closes. Default: 1. saving.txt §4. */
  readonly shortHistory: number
  /** From this many entries on, the history counts as long, and leaves the page that created a board, too. Default: 3. saving.txt §4. */
  readonly longHistory: number
  /** Longest address of a page or image that is accepted, in characters. Default: 4,000. */
  readonly addressLimit: number
  /** Longest description in an address, in characters; the rest is cut. The field takes 20 code units for each. Default: 500. */
  readonly descriptionLimit: number
  /** Longest title of a pin, in characters; the rest is cut. Default: 100. */
  readonly titleLimit: number
  /** Longest alternative text of a picture, in characters. Default: 500. */
  readonly altTextLimit: number
  /**
   * Whether the popup has fields for the title, the alternative text of the picture and the link, beside that of the description. What is
   * typed is checked before the pin is saved. Default: false, and the popup has the description alone.
   */
  readonly popupFields: boolean
  /**
   * Whether several pictures of a page can be ticked in the popup, each of which becomes a pin on the same board. The other pictures of a
   * page that names one are then looked for, too. Default: false, and one picture can be chosen where the page names none.
   */
  readonly severalPictures: boolean
  /** Longest method and guid, in characters; a longer one is ignored. Default: 100. */
  readonly tokenLimit: number
  /** Images of the page to choose from at most. Default: 50. */
  readonly foundImageLimit: number
  /** Least width and height of an image to choose, in CSS pixels; smaller ones are icons and trackers. Default: 80. */
  readonly foundImageMinimum: number
  /**
   * Whether a phone looks for the pictures of a page that came without one, as an app's share does, and lets people choose; the pin then
   * gets the title of the page. Default: false, and the pin is a link without a picture.
   */
  readonly phonePictures: boolean
  /** Boards under 'Top choices' on a phone. Default: 3. */
  readonly recentBoardLimit: number
  /** Images of this visit's saves to remember, so that saving one again can say so. Default: 11. saving.txt §9. */
  readonly recentImageLimit: number
  /** Whether the popup says that creating the pin has failed. Default: true; the specification only logs it. saving.txt §8. */
  readonly isFailureShown: boolean
  /** Where the result of creating a pin is logged. Default: null, and nothing is sent. saving.txt §7 "Logging". */
  readonly logUrl: string | null
  /** Hosts, including subdomains, of the photo-sharing service that can be connected. Default: instagram.com. saving.txt §4. */
  readonly claimHosts: readonly string[]
}

/** Values from saving.txt or, where the spec leaves them open, Tackboard's own. */
export const defaultCreatePinPolicy: CreatePinPolicy = {
  window: { width: 750, extraHeight: 48, minimumHeight: 750 },
  loggedOutWindow: { width: 750, height: 750 },
  loggedInMarker: 'logged_in',
  shortHistory: 1,
  longHistory: 3,
  addressLimit: 4_000,
  descriptionLimit: 500,
  titleLimit: 100,
  altTextLimit: 500,
  popupFields: false,
  severalPictures: false,
  tokenLimit: 100,
  foundImageLimit: 50,
  foundImageMinimum: 80,
  phonePictures: false,
  recentBoardLimit: 3,
  recentImageLimit: 11,
  isFailureShown: true,
  logUrl: null,
  claimHosts: ['instagram.com'],
}
