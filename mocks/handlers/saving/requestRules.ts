import type { savingEndpoints } from '../../../src/api/saving/saving.endpoints.ts'
import { all, ifSent, inside, isOneOf, isTexts, needs, type RequestRules } from '../needs.ts'

const savesPin = all(
  needs('board_id'),
  isOneOf('is_buyable_pin', false),
  ifSent('shuffle_asset', inside('shuffle_asset', needs('entityId'))),
)

const hasOrder = ifSent('sort', isOneOf('sort', 'last_saved', 'name'))

/** For the board picker. */
const readsBoards = all(
  needs('username', 'shortlist_suggestions'),
  isOneOf('field_set_key', 'board_picker'),
  isOneOf('isDesktop', 'true', 'false'),
  hasOrder,
  (sent) =>
    'advertiser_id' in sent === (sent['filter'] === 'protected')
      ? null
      : "filter 'protected' goes with an advertiser_id.",
)

/** For the create-pin page. */
const readsAllBoards = all(
  needs('user_id'),
  isOneOf('filter', 'all'),
  isOneOf('field_set_key', 'profile_grid_item'),
  hasOrder,
)

/** What each saving request must contain. */
export const savingRequestRules: RequestRules<typeof savingEndpoints> = {
  readBoards: (sent) => (sent['filter'] === 'all' || 'user_id' in sent ? readsAllBoards : readsBoards)(sent),
  readTitleSuggestions: needs('id'),
  readPinnedTo: needs('id', 'fields'),
  createBoard: all(needs('name'), isOneOf('privacy', 'PUBLIC', 'PROTECTED', 'SECRET'), (sent) =>
    JSON.stringify(sent['aux_data']) === '{"source":"board_picker"}'
      ? null
      : "aux_data must be { source: 'board_picker' }.",
  ),
  suggestCollaborators: () => null,
  searchCollaborators: needs('term'),
  inviteCollaborators: all(needs('board_id'), isTexts('user_ids', 'emails')),
  readSections: needs('board_id'),
  createSection: all(
    needs('board_id', 'name'),
    isTexts('initial_pins'),
    isOneOf('name_source', 0, 1, 2),
    ({ name }) => (String(name).trim() === name ? null : 'name must be trimmed.'),
  ),
  createPin: savesPin,
  repin: all(savesPin, needs('pin_id')),
  removePin: needs('id'),
  findDuplicates: (sent) =>
    sent['image_url'] || sent['image_signature'] ? null : 'image_url or image_signature must be sent.',
  readBoard: all(needs('board_id'), isOneOf('field_set_key', 'detailed')),
  readSection: all(needs('section_id'), isOneOf('field_set_key', 'detailed')),
  autocomplete: all(needs('q'), isOneOf('show_pin_count', 'true')),
  readSavedPin: all(needs('id'), isOneOf('field_set_key', 'detailed')),
  querySavedPin: needs('pinId'),
  readSaveBehavior: all(needs('username'), isOneOf('field_set_key', 'save_behavior')),
}
