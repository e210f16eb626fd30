/** Generated from en/saving/boardPicker.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { boardPicker as source } from '../../../en/saving/boardPicker.ts'
import type { Message } from '../../../message.ts'

export const boardPicker: Readonly<Record<keyof typeof source, Message>> = {
  'boardPicker.search': 'Search boards',
  'boardPicker.clear': 'Clear search',
  'boardPicker.boards': 'Boards',
  'boardPicker.topChoices': 'Top choices',
  'boardPicker.allBoards': 'All boards',
  'boardPicker.create': 'Create board',
  'boardPicker.suggested': 'Suggested names',
  'boardPicker.alreadySaved': [{ type: 0, value: 'Psst! You already saved this Pin to ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'board' }] }],
  'boardPicker.save': 'Save',
  'boardPicker.secret': 'Secret board',
  'boardPicker.collaborative': 'Group board',
  'boardPicker.unnamed': 'Board without a name',
  'boardPicker.count': [{ type: 6, value: 'count', options: { '=0': { value: [{ type: 0, value: 'No boards found' }] }, one: { value: [{ type: 7 }, { type: 0, value: ' board' }] }, other: { value: [{ type: 7 }, { type: 0, value: ' boards' }] } } }],
  'boardPicker.empty': 'You have no boards yet.',
  'boardPicker.nothingFound': [{ type: 0, value: 'No board matches ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'query' }] }],
  'boardPicker.loading': 'Loading boards',
  'boardPicker.error.loadFailed': 'Your boards could not be loaded.',
  'boardPicker.error.moreFailed': 'More boards could not be loaded.',
}
