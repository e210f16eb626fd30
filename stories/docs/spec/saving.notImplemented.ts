import type { NotImplemented } from './specRow.ts'

/** Parts of saving.txt that are not implemented. */
export const savingNotImplemented: readonly NotImplemented[] = [
  {
    section: 3,
    sentence: 'Video: […] thumbnail time, customCoverImg (name, […])',
    because:
      'A video shows its cover, or the picture of the pin, and nothing of the video is loaded before it is played, so no frame of it is ' +
      'ever shown in their place. The name of a cover is not said to be for people.',
  },
  {
    section: 3,
    sentence: 'The save-flow action carries boardId, sourceBoardId, sourceSectionId, name, pinImport.',
    because:
      'The specification shows neither the type of pinImport nor its effect. The other four are carried: onSaved passes on the board, the ' +
      'section and its name, and where the modal was opened from.',
  },
  {
    section: 7,
    sentence: 'Context events: […] event_type 1 with view_type 92 after save',
    because:
      'The specification shows the numbers and no call. Each event is reported to onLog with its numbers, for the app to send.',
  },
  {
    section: 7,
    sentence: 'POST /v3/users/me/',
    because: 'The specification shows neither its payload nor its effect, so nothing meaningful can be sent.',
  },
  {
    section: 8,
    sentence: 'HIDDEN_ON_SERVER_ERROR',
    because:
      'The specification does not say how to handle the marker. Saving, moving pins, and the board and section ' +
      'forms never show a message or message_detail that contains it. They show the other of the two, or their generic message.',
  },
  {
    section: 9,
    sentence: 'Layout widths: closeup pane 508 and 1016; other constants 488, 992, 672, 1176, 740, 912.',
    because:
      'The specification describes no closeup pane, and does not say what the other six widths belong to.',
  },
]
