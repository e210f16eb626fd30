/** Generated from en/saving/boardForm.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { boardForm as source } from '../../../en/saving/boardForm.ts'
import type { Message } from '../../../message.ts'

export const boardForm: Readonly<Record<keyof typeof source, Message>> = {
  'boardForm.name': 'Name',
  'boardForm.hint': 'Name your board to create it.',
  'boardForm.secret': 'Keep this board secret',
  'boardForm.secretDetail': 'Only you and the people you invite can see it.',
  'boardForm.protected': 'Protected board (not listed on user\'s profile)',
  'boardForm.create': 'Create',
  'boardForm.editFirst': 'Change something to try again.',
  'boardForm.created': 'Board created',
  'boardForm.error.nameRequired': 'Don\'t forget to name your board!',
  'boardForm.error.nameTooLong': [{ type: 0, value: 'Please enter no more than ' }, { type: 1, value: 'limit' }, { type: 0, value: ' characters.' }],
  'boardForm.error.refused': 'Uh oh! Something went wrong.',
  'boardForm.error.serverFailed': 'Uh oh! Something went wrong.',
  'boardForm.error.offline': 'Uh oh! Something went wrong.',
  'boardForm.error.malformed': 'Uh oh! Something went wrong.',
  'boardForm.error.timedOut': 'Uh oh! Something went wrong.',
  'collaborators.label': 'Collaborators',
  'collaborators.placeholder': 'Search by name or email',
  'collaborators.list': 'People to invite',
  'collaborators.chosen': 'Invited',
  'collaborators.clickToSend': 'Click to send!',
  'collaborators.keepTyping': 'Keep typing!',
  'collaborators.searching': 'Looking for people',
  'collaborators.count': [{ type: 6, value: 'count', options: { '=0': { value: [{ type: 0, value: 'Nobody found' }] }, one: { value: [{ type: 7 }, { type: 0, value: ' result' }] }, other: { value: [{ type: 7 }, { type: 0, value: ' results' }] } } }],
  'collaborators.remove': [{ type: 0, value: 'Remove ' }, { type: 1, value: 'person' }],
}
