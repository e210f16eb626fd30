import type { createPinEndpoints } from '../../src/api/createPin/createPin.endpoints.ts'
import type { peopleEndpoints } from '../../src/api/people/people.endpoints.ts'
import type { savingEndpoints } from '../../src/api/saving/saving.endpoints.ts'

const data = (value: unknown) => ({ resource_response: { data: value } })

const board = {
  id: '1',
  name: 'Garden rooms',
  url: '/wren/1/',
  layout: null,
  image_cover_url: '/1.webp',
  privacy: 'secret',
  is_collaborative: true,
  section_count: 2,
  pin_count: 3,
  owner: { id: '1' },
  collaborating_users: [{ id: '2' }],
  collaborators: [{ username: 'sage', full_name: 'Sage', image: '/3.webp' }],
  collaborator_count: 4,
  collaborated_by_me: false,
  archived_by_me_at: null,
  cover_images: [{ url: '/2.webp' }],
  sections: [{ id: '1', name: 'Lighting', pin_count: 1 }],
}
const section = {
  id: '1',
  title: 'Lighting',
  slug: 'lighting',
  board: { id: '1' },
  pin_count: 1,
  preview_pins: [{ image_medium_url: '/1.webp', image_square_url: '/2.webp', image_square_size_pixels: 45 }],
}
const member = {
  id: '4',
  entityId: '4',
  full_name: 'Sage',
  username: 'sage',
  image_medium_url: null,
  followed_by_me: true,
  blocked_by_me: false,
  follower_count: 1,
  is_verified: true,
}
const candidate = {
  type: 'email',
  id: 'a@b.example',
  full_name: null,
  username: null,
  images: { medium: '/1.webp' },
  valid: true,
}
const saved = data({ id: '1', board: { id: '2' }, pinner: { id: '3' } })

const pinDetails = data({
  id: '1',
  title: 'Lake',
  link: 'https://a.example/',
  dominantColor: '#fff',
  trackingParams: 'CwA',
  imageSpec_236x: { url: '/1.webp', width: 236, height: 300 },
  imageSpec_orig: { url: '/1.orig.webp', width: 472, height: 600 },
  embed: { src: '/1.webm', type: 'video' },
  video: { src: '/1.webm', duration: 83, customCoverImg: { src: '/1.webp', width: 236, height: 300 } },
  isPromoted: true,
  sponsorshipStatus: 1,
  websiteMedia: [{ url: '/2.webp', width: 1, height: 1 }],
  pinnedToBoard: { name: 'Garden rooms', layout: null },
  pinner: { id: '1' },
  linkDomain: { officialUser: member },
})

/** A valid response for each saving endpoint. A new endpoint without one does not compile. */
export const savingResponses: { readonly [K in keyof typeof savingEndpoints]: unknown } = {
  readBoards: data({ all_boards: [board], boards_shortlist: [board], bookmark: '50' }),
  readTitleSuggestions: data([{ title: 'Lakes at dawn' }]),
  readPinnedTo: data({ id: '1', pinned_to_board: { name: 'Garden rooms', layout: null } }),
  createBoard: data(board),
  suggestCollaborators: data([candidate]),
  searchCollaborators: data([candidate]),
  inviteCollaborators: data(null),
  readSections: data([section]),
  createSection: data(section),
  createPin: saved,
  repin: saved,
  removePin: data(null),
  findDuplicates: data([
    { board: { id: '1', name: 'Garden rooms' }, image_url: '/1.webp', image_signature: 'a1' },
  ]),
  readBoard: data(board),
  readSection: data(section),
  autocomplete: data([{ query: 'garden', pin_count: 1 }]),
  readSavedPin: pinDetails,
  querySavedPin: pinDetails,
  readSaveBehavior: data({ id: '1', recent_boards: [board] }),
}

/** A valid response for each endpoint about members and pins. */
export const peopleResponses: { readonly [K in keyof typeof peopleEndpoints]: unknown } = {
  moveAllPins: data(null),
  movePins: data(null),
  moveToSection: data(null),
  removeFromSection: data(null),
  followUser: data(null),
  unfollowUser: data(null),
  followUsers: data(null),
  blockUser: data(null),
  unblockUser: data(null),
}

/** A valid response for each endpoint of the create-pin page. */
export const createPinResponses: { readonly [K in keyof typeof createPinEndpoints]: unknown } = {
  registerImage: data(null),
  findPinImages: data({ items: [{ type: 'pinnable', url: 'https://a.example/1.webp' }] }),
  readSettings: data({ connected_to_instagram: false, listed_website_url: 'https://a.example/' }),
  recordUserState: data(null),
}
