/** Saving to several boards. */
export const severalSaves = {
  'severalSaves.switch': 'Save to several boards',
  'severalSaves.submit': '{count, plural, =0 {Choose boards} one {Save to # board} other {Save to # boards}}',
  'severalSaves.list': 'Boards to save to',
  'severalSaves.progress': 'Saved to {saved, number} of {count, plural, one {# board} other {# boards}}',
  'severalSaves.waiting': 'Waiting',
  'severalSaves.saving': 'Saving',
  'severalSaves.saved': 'Saved',
  'severalSaves.more': 'Save to another board as well',
  'severalSaves.done': 'Done',
} as const
