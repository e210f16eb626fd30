import { ApiFailure } from '../../../src/api/failure.ts'
import { boardFormErrors } from '../../../src/errors/saving/boardForm.errors.ts'
import { followErrors } from '../../../src/errors/people/people.errors.ts'
import { pinMoveErrors } from '../../../src/errors/people/pinMove.errors.ts'
import { saveErrors } from '../../../src/errors/saving/save.errors.ts'
import { sectionFormErrors } from '../../../src/errors/saving/sectionForm.errors.ts'
import { failuresOf } from './failuresOf.ts'
import type { World } from './world.types.ts'

/** Saving, boards and people. */
export const savingWorld = {
  follow: {
    inputs: {
      '': { person: 'Sage', isFollowed: false, isSignedIn: true },
      'the person is followed already': { person: 'Sage', isFollowed: true, isSignedIn: true },
    },
    events: [
      { type: 'follow.toggled' },
      { type: 'reminder.closed' },
      { type: 'member.refreshed', isFollowed: true },
    ],
    failures: [...failuresOf(followErrors), new ApiFailure('offline'), new ApiFailure('refused')],
  },
  block: {
    inputs: {
      '': { isBlocked: false, isSignedIn: true },
      'the person is blocked already': { isBlocked: true, isSignedIn: true },
    },
    events: [{ type: 'block.toggled' }],
    failures: [new ApiFailure('offline'), new ApiFailure('refused')],
  },
  bulkFollow: {
    inputs: { '': { isSignedIn: true, ids: ['4', '5'], followed: [] } },
    events: [
      { type: 'all.requested' },
      { type: 'member.changed', id: '4', isFollowed: false, isPending: false },
    ],
    failures: [new ApiFailure('refused')],
  },
  pinMove: {
    inputs: { '': {} },
    events: [
      {
        type: 'move.requested',
        move: {
          pinIds: ['1'],
          from: { boardId: 'a', sectionId: null },
          to: { boardId: 'b', sectionId: null },
        },
      },
    ],
    failures: failuresOf(pinMoveErrors),
  },
  pinThumbnail: {
    inputs: { '': { pinId: '1' } },
    events: [{ type: 'picture.failed' }],
    failures: [new ApiFailure('offline')],
  },
  pinSaved: {
    inputs: { '': { pinId: '1' } },
    events: [{ type: 'dialog.closed' }],
    failures: [new ApiFailure('offline')],
  },
  saveConfirmation: { inputs: { '': {} } },
  boardPicker: {
    inputs: { '': { session: { userId: '1' }, pinId: '1', isDesktop: true, memory: null } },
    events: [
      { type: 'query.changed', query: 'a' },
      { type: 'enter.pressed' },
      { type: 'board.chosen', board: { id: '1' } },
      { type: 'create.requested' },
      { type: 'option.highlighted', highlight: { board: { id: '1' }, isTopChoice: false } },
      { type: 'retry.requested' },
      { type: 'end.neared' },
      { type: 'titles.suggested', titles: ['a'] },
      { type: 'pinnedTo.answered', pinnedTo: null },
    ],
    failures: [new ApiFailure('server')],
  },
  boardForm: {
    inputs: { '': { session: { userId: '1' }, name: '' } },
    events: [
      { type: 'name.changed', name: 'Lakes' },
      ...['', 'Lakes '.repeat(20)].map((name) => ({ type: 'name.changed', name })),
      { type: 'form.cancelled' },
      { type: 'form.submitted', name: 'Lakes', invites: { userIds: [], emails: [] } },
    ],
    failures: failuresOf(boardFormErrors),
  },
  collaborators: {
    inputs: { '': {} },
    events: [{ type: 'field.focused' }, { type: 'term.changed', term: 'sage' }],
    failures: [new ApiFailure('offline')],
  },
  sectionForm: {
    inputs: {
      '': { session: { userId: '1' }, board: { id: '1', name: 'a' }, pinIds: [], suggestedName: null },
    },
    events: [
      ...['Hikes', ''].flatMap((typed) => [
        { type: 'name.changed', name: typed },
        { type: 'form.submitted', name: typed },
      ]),
      { type: 'submit.cancelled' },
      { type: 'form.cancelled' },
    ],
    failures: failuresOf(sectionFormErrors),
  },
  hashtagSuggestions: {
    inputs: { '': {} },
    events: [
      { type: 'query.changed', query: 'a' },
      { type: 'query.changed', query: null },
      { type: 'highlight.moved', by: 1 },
      { type: 'hashtag.chosen', query: 'ab' },
      { type: 'flyout.dismissed' },
    ],
    failures: [new ApiFailure('offline'), new ApiFailure('aborted')],
  },
  sectionPicker: {
    inputs: { '': { board: { id: '1', sectionCount: 1 } } },
    events: [
      { type: 'section.chosen', id: '2' },
      ...['board.chosen', 'creation.requested', 'retry.requested'].map((type) => ({ type })),
    ],
    failures: [new ApiFailure('offline')],
  },
  saveToBoard: {
    inputs: {
      '': {
        session: { userId: '1' },
        pin: { id: '1' },
        sourceBoardId: '3',
        isToastShown: true,
        isDesktop: true,
        method: null,
      },
    },
    events: [{ type: 'step.cancelled' }, { type: 'modal.dismissed' }],
    failures: failuresOf(saveErrors),
  },
} satisfies Readonly<Record<string, World>>
