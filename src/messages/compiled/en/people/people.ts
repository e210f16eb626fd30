/** Generated from en/people/people.ts by scripts/compileMessages.ts. Not to be edited: `npm run messages` writes it. */
import type { people as source } from '../../../en/people/people.ts'
import type { Message } from '../../../message.ts'

export const people: Readonly<Record<keyof typeof source, Message>> = {
  'people.follow': 'Follow',
  'people.following': 'Following',
  'people.followPerson': [{ type: 0, value: 'Follow ' }, { type: 1, value: 'person' }],
  'people.followingPerson': [{ type: 0, value: 'Following ' }, { type: 1, value: 'person' }],
  'people.thisIsYou': 'This is you',
  'people.followers': [{ type: 6, value: 'count', options: { one: { value: [{ type: 1, value: 'short' }, { type: 0, value: ' follower' }] }, other: { value: [{ type: 1, value: 'short' }, { type: 0, value: ' followers' }] } } }],
  'people.block': 'Block',
  'people.blocked': 'Blocked',
  'people.blockPerson': [{ type: 0, value: 'Block ' }, { type: 1, value: 'person' }],
  'people.blockedPerson': [{ type: 0, value: 'Blocked ' }, { type: 1, value: 'person' }],
  'people.suggestions': 'People to follow',
  'people.followAll': 'Follow all',
  'people.allFollowed': 'You follow them all',
  'people.promotedBy': 'Promoted by',
  'people.paidPartnership': 'Paid partnership',
  'people.verified': 'Verified',
  'people.moving': [{ type: 6, value: 'count', options: { one: { value: [{ type: 0, value: 'Moving ' }, { type: 7 }, { type: 0, value: ' Pin…' }] }, other: { value: [{ type: 0, value: 'Moving ' }, { type: 7 }, { type: 0, value: ' Pins…' }] } } }],
  'follow.error.failed': [{ type: 0, value: 'Error following ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'person' }] }],
  'follow.error.unfollowFailed': [{ type: 0, value: 'Error unfollowing ' }, { type: 8, value: 'name', children: [{ type: 1, value: 'person' }] }],
  'pinMove.error.busy': 'Please wait until the previous board action finishes.',
  'pinMove.error.refused': 'Sorry! Something went wrong on our end.',
  'pinMove.error.failed': 'Sorry! Something went wrong on our end.',
}
