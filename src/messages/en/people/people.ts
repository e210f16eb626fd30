/** Following, blocking and moving pins. saving.txt §2 "Other signed-in pieces", §4 "Follow and block", "Pin move", §8. */
export const people = {
  'people.follow': 'Follow',
  'people.following': 'Following',
  /** The accessible name of the button; it begins with the visible label. */
  'people.followPerson': 'Follow {person}',
  'people.followingPerson': 'Following {person}',
  'people.thisIsYou': 'This is you',
  'people.followers': '{count, plural, one {{short} follower} other {{short} followers}}',
  'people.block': 'Block',
  'people.blocked': 'Blocked',
  'people.blockPerson': 'Block {person}',
  'people.blockedPerson': 'Blocked {person}',
  'people.suggestions': 'People to follow',
  'people.followAll': 'Follow all',
  'people.allFollowed': 'You follow them all',
  'people.promotedBy': 'Promoted by',
  /** Below a pin, without a name. */
  'people.promoted': 'Promoted',
  'people.paidPartnership': 'Paid partnership',
  'people.paidLink': 'Paid link',
  'people.verified': 'Verified',
  'people.moving': '{count, plural, one {Moving # Pin…} other {Moving # Pins…}}',
} as const
