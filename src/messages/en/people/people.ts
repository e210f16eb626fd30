/** Following, blocking and moving pins. */
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
  /** The title of the question before a block. */
  'people.blockQuestion': 'Block {person}?',
  'people.blockMeans': "They won't be told. You can unblock them at any time.",
  'people.suggestions': 'People to follow',
  'people.followAll': 'Follow all',
  'people.allFollowed': 'All followed',
  'people.promotedBy': 'Promoted by',
  /** Below a pin, without a name. */
  'people.promoted': 'Promoted',
  'people.paidPartnership': 'Paid partnership',
  'people.paidLink': 'Paid link',
  'people.verified': 'Verified',
  /** Announced. */
  'people.moved': '{count, plural, one {Moved # Pin.} other {Moved # Pins.}}',
  /** Where they went, beside 'Undo'. */
  'people.movedTo': 'Moved to <name>{place}</name>',
  'people.undo': 'Undo',
  'people.moving': '{count, plural, one {Moving # Pin…} other {Moving # Pins…}}',
  /** Selecting pins, and moving them. */
  'people.pin': 'Pin without a title',
  'people.selectToMove': 'Select Pins to move',
  'people.pinsSelected': '{count, plural, one {# selected} other {# selected}}',
  'people.selectAll': 'Select all',
  'people.clear': 'Clear',
  'people.moveTo': 'Move to',
  /** The accessible name of a pin's own 'Move to'. */
  'people.movePin': 'Move {pin} to',
  /** While pins are dragged: over no place, and over one. */
  'people.drop':
    '{count, plural, one {Drop # Pin on a section or board} other {Drop # Pins on a section or board}}',
  'people.dropTo': '{count, plural, one {Move # Pin} other {Move # Pins}} to {place}',
  /** Below a place that takes no pins at the moment. */
  'people.locked': 'Locked',
  'people.takeOut': 'Remove from section',
  'people.sections': 'Sections',
  'people.boards': 'Boards',
  'people.pinsLoading': 'Loading Pins',
  'people.pinsFailed': 'The Pins could not be loaded.',
  'people.noPins': 'No Pins here yet. Save one, and it shows up here.',
} as const
