import type { ActorDescription } from '../actorDescription.ts'

const board = (sectionCount: number) => ({
  kind: 'board',
  board: { id: '1', name: 'a', url: '', sectionCount },
})
const section = { id: '2', title: 'b' }

/** Actors of the saving and people flows. */
export const savingActors = {
  boardPicker: {
    does: 'the board picker is open',
    gives: {
      'choose a board without sections': board(0),
      'choose a board with sections': board(1),
      'press “Create board” in the picker': { kind: 'create', name: '' },
    },
  },
  boardForm: {
    does: 'the form of a new board is open',
    gives: {
      'the board is created': {
        kind: 'created',
        board: { id: '1', name: 'a', url: '' },
        invites: { userIds: [], emails: [] },
      },
      'the board is created with people to invite': {
        kind: 'created',
        board: { id: '1', name: 'a', url: '' },
        invites: { userIds: ['4'], emails: [] },
      },
      'the form of the board is cancelled': { kind: 'cancelled' },
    },
  },
  sectionPicker: {
    does: 'the section picker is open',
    gives: {
      'choose the board itself': { kind: 'board' },
      'press “Add section” in the picker': { kind: 'create' },
      'choose a section': { kind: 'section', section },
    },
  },
  sectionForm: {
    does: 'the form of a new section is open',
    gives: {
      'the section is created': { kind: 'created', section },
      'the form of the section is cancelled': { kind: 'cancelled' },
    },
  },
  collaborators: { does: 'people to invite may be looked for' },
  readPinDetails: { does: 'the server is asked for names and for the board that holds the pin' },
  savePin: {
    does: 'the server is asked to save the pin',
    gives: { 'the pin is saved': { pinId: '1' } },
    call: 'the save',
  },
  inviteCollaborators: {
    does: 'the server is asked to invite the people',
    gives: { 'the people are invited': undefined },
    call: 'the invitations',
  },
  readBoard: {
    does: 'the original board is read',
    gives: { 'the original board is read': { url: '/a/' } },
    call: 'the question about the board',
  },
  refreshSections: {
    does: 'the board’s sections are read again',
    gives: { 'the sections are read again': {} },
    call: 'the question about sections',
  },
  readBoards: {
    does: 'the person’s boards are read',
    gives: { 'the boards come': { boards: [], shortlist: [], bookmark: '50' } },
    call: 'the question about boards',
  },
  readSections: {
    does: 'the board’s sections are read',
    gives: { 'the sections come': [section], 'the board turns out to have no sections': [] },
    call: 'the question about sections',
  },
  createBoard: {
    does: 'the server is asked to make the board',
    gives: { 'the server makes the board': { id: '9' } },
    call: 'the new board',
  },
  createSection: {
    does: 'the server is asked to make the section',
    gives: { 'the server makes the section': { id: '9', title: 'a' } },
    call: 'the new section',
  },
  suggestCollaborators: {
    does: 'people to suggest are asked for',
    gives: { 'suggestions come': [] },
    call: 'the question about people',
  },
  searchCollaborators: {
    does: 'people of that name are looked for',
    gives: { 'people are found': [] },
    call: 'the search',
  },
  suggest: {
    does: 'hashtags are asked for',
    gives: { 'hashtags come': [{ query: 'ab', pinCount: 1 }], 'no hashtags come': [] },
    call: 'the question about hashtags',
  },
  readThumbnail: {
    does: 'the pin’s picture is asked for',
    gives: Object.fromEntries(
      Object.entries({
        'the picture’s address comes': '/1.webp',
        'the pin turns out to have no picture': null,
      }).map(([text, imageUrl]) => [text, { imageUrl, color: null, isPlayable: false }]),
    ),
    call: 'the question about the picture',
  },
  readSavedPin: {
    does: 'the saved pin is read',
    gives: { 'the saved pin comes': { title: '' } },
    call: 'the question about the pin',
  },
  block: {
    does: 'the server is asked to block the person',
    gives: { 'the server blocks the person': undefined },
    call: 'the block',
  },
  unblock: {
    does: 'the server is asked to unblock the person',
    gives: { 'the server unblocks the person': undefined },
    call: 'the unblocking',
  },
  follow: {
    does: 'the server is asked to follow the person',
    gives: { 'the server follows the person': undefined },
    call: 'the follow',
  },
  unfollow: {
    does: 'the server is asked to unfollow the person',
    gives: { 'the server unfollows the person': undefined },
    call: 'the unfollowing',
  },
  followAll: {
    does: 'the server is asked to follow all',
    gives: { 'the server follows all': undefined },
    call: 'the follows',
  },
  movePins: {
    does: 'the server is asked to move the pins',
    gives: { 'the server moves the pins': undefined },
    call: 'the move',
  },
} satisfies Readonly<Record<string, ActorDescription>>
