import type { NotImplemented } from './specRow.ts'

const subPages = [
  '/billing/ with sub-pages history',
  '/bulk_editor/ with upload_template',
  '/experiments/ with create, view-results, view-results/{id}',
  '/conversions/ with tag',
  '/report-center/ (builder, history, unsubscribe, download)',
]

/** Parts of saving.txt that are not implemented, or not as they are written. */
export const savingNotImplemented: readonly NotImplemented[] = [
  {
    section: 0,
    sentence: 'The product lets people save images',
    kind: 'Nothing to build',
    because: 'Sections 1 to 9 describe each part.',
  },
  {
    section: 0,
    sentence: 'This document covers the signed-in area',
    kind: 'Nothing to build',
    because: 'Sections 1 to 9 describe each part.',
  },
  {
    section: 0,
    sentence: 'Sign-in, sign-up and account recovery are in another document.',
    kind: 'Nothing to build',
    because: 'It has its own page.',
  },
  {
    section: 2,
    sentence: 'Hashtag suggestion flyout in the pin description.',
    kind: 'Differs on purpose',
    because:
      'The save modal has the field and its flyout where the app asks for them with `editsDescription`. By default a pin is saved with ' +
      'the description it has, so that a tap on a board is all it takes.',
  },
  {
    section: 2,
    sentence: 'it opens a new tab',
    kind: 'Differs on purpose',
    because: 'Browsers block a tab that nobody asked for. The link to the pin opens in a new tab.',
  },
  {
    section: 2,
    sentence: 'Steps in order: consent (GDPR) modal, pin selection modal',
    kind: 'Differs on purpose',
    because:
      'A step that has nothing left to ask is skipped: the consent where it is given or not needed, the choice of a pin where one ' +
      'is given.',
  },
  ...subPages.map((sentence) => ({
    section: 2,
    sentence,
    kind: 'Differs on purpose' as const,
    because:
      'Sub-pages end in a slash, as the pages do whose paths are written out. The list gives their names, and does not show how their ' +
      'paths end.',
  })),
  {
    section: 2,
    sentence: 'A profile-switching header shows only when the profile list is non-empty.',
    kind: 'Differs on purpose',
    because:
      'So does the switcher. Somebody who chose a profile before also sees that the list is loading, could not be loaded, or no ' +
      'longer has that profile, since what they do next depends on it.',
  },
  {
    section: 3,
    sentence: 'Video: […] thumbnail time, customCoverImg (name, […])',
    because:
      'A video shows its cover, else the picture of the pin, else its color. A frame would have to be loaded from the video, of which ' +
      'nothing is loaded before it is played, and a video whose address holds that time is played from there, not from its start. ' +
      'The name of a cover is not said to be for people.',
  },
  {
    section: 3,
    sentence: 'preview_pins (image_medium_url, image_square_url, image_square_size_pixels)',
    because: 'The size is not used: a list draws the pictures at its own size, whatever that of the file.',
  },
  {
    section: 3,
    sentence: 'Ad types: CONSIDERATION, WEB_CONVERSION, CATALOG_SALES.',
    kind: 'Differs on purpose',
    because:
      'Sales from a catalog are not offered unless `policy.promote.sendsCatalogSales`: the payload has no field for them, so the choice ' +
      'would send the same request as visits. With it a product group starts with it, and the request says `objective_type`.',
  },
  {
    section: 4,
    sentence: 'uses the first and then renders',
    kind: 'Differs on purpose',
    because:
      'The largest useful picture is chosen, because the first is often a logo, and people can choose another. The page renders ' +
      'while pictures are still sought.',
  },
  {
    section: 4,
    sentence: 'Any other step advances by one',
    kind: 'Differs on purpose',
    because:
      'A step that has nothing left to ask is skipped: after the business form, the billing form where billing is valid. Success ' +
      'and error are ends: the error modal does not follow a success.',
  },
  {
    section: 6,
    sentence: 'Other roles are not shown.',
    kind: 'Nothing to build',
    because: 'It names no rule.',
  },
  {
    section: 7,
    sentence: 'Context events: view_type 12 […] event_type 1 […] event_type 13 […] event_type 102',
    because:
      'The specification shows the numbers and no call. Each event is reported to onLog with its numbers, for the app to send.',
  },
  {
    section: 7,
    sentence: 'POST /v3/users/me/',
    because: 'The specification shows neither its payload nor its effect, so nothing meaningful can be sent.',
  },
  {
    section: 7,
    sentence: 'response id, board.id, pinner.id',
    because:
      'Only the ID is used: the pin is on the board of the request, and belongs to the member who sent it.',
  },
  {
    section: 7,
    sentence: 'GET /v3/register/exists/',
    kind: 'Nothing to build',
    because: 'The sign-up makes this call: see the other specification. No step of this one needs it.',
  },
  {
    section: 7,
    sentence: 'board id, optional section id, state;',
    because: 'The type of state is not shown. The other fields of the pin-create payload are sent.',
  },
  {
    section: 7,
    sentence: "image-beacon GET to the provider's log host",
    kind: 'Differs on purpose',
    because:
      'No beacon is sent unless `policy.createPin.logUrl` names the host. The query is cut: no description, and addresses only to ' +
      'their path, because they may hold what is private.',
  },
  {
    section: 8,
    sentence: 'HIDDEN_ON_SERVER_ERROR',
    because:
      'The specification does not say how to handle the marker. Saving, moving pins, and the board and section ' +
      'forms never show a message or message_detail that contains it. They show the other of the two, or their generic message.',
  },
  {
    section: 8,
    sentence: 'Popup creation failure only logs a fail event.',
    kind: 'Differs on purpose',
    because:
      'Somebody whose pin was not created has to be told, and can try again. `policy.createPin.isFailureShown: false` follows the ' +
      'sentence.',
  },
  {
    section: 8,
    sentence: 'With a message it is shown',
    kind: 'Differs on purpose',
    because:
      'With status 408 or 504 the message is not shown: a server or proxy gave up waiting, the ad may exist, and people are told ' +
      'that it is unknown rather than to try again.',
  },
  {
    section: 8,
    sentence: 'Resource-load failure redirect rules are in the other document.',
    kind: 'Nothing to build',
    because: 'They are on its page.',
  },
  {
    section: 9,
    sentence: 'closeup pane 508 and 1016; other constants 488, […] 912',
    because:
      'The specification describes no closeup pane, and does not say what 488 and 912 belong to. Quick promote uses the other four widths.',
  },
]
