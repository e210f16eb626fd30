/** The numbers in a quotation of the specification, which are compared with the policy's defaults. */

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, seconds: 1_000 }
const words: Readonly<Record<string, number>> = { two: 2, three: 3 }

const DURATION = /(?:(\d+(?:\.\d+)?) and )?(\d+(?:\.\d+)?) (ms|seconds|s)\b/g

/** The durations in a text, in milliseconds: '8000 and 30000 ms', '3.5 s', '3600 seconds'. */
export const durationsIn = (text: string): readonly number[] =>
  [...text.matchAll(DURATION)].flatMap(([, first, second, unit = '']) =>
    [first, second].flatMap((number) => (number ? [Number(number) * (units[unit] ?? Number.NaN)] : [])),
  )

/** All other numbers in a text, except those of its sections: '§9 Maximum age 120', 'three timestamps'. */
export const countsIn = (text: string): readonly number[] =>
  [...text.replaceAll(DURATION, '').matchAll(/(?<![§\d])\d+|\b(?:two|three)\b/g)].map(
    ([number]) => words[number] ?? Number(number),
  )

/** The numbers in a policy value: its own, or those of its items. */
export const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : []
}

/** Values whose quotation contains no number for them, and why. */
export const openNumbers: Readonly<Record<string, string>> = {
  widgetAttempts: 'the specification says that the value is not shown',
  mfaCodeLength: 'the specification shows the format’s error, not the format',
  minimumAge: 'the specification says that the value is not shown',
  'saving.boardSearchFrom': 'the specification says only ‘low’',
  'saving.boardSearchThreshold': 'the specification says that the value is not shown',
  'saving.boardTitleLimit': 'the specification says that the value is not shown',
  'saving.quickPromoteMaxAccountDays': 'the specification says that the value is not shown',
  'createPin.loggedOutWindow': 'the specification says that the values are not shown',
  'createPin.shortHistory': 'the specification says only ‘short’',
  'createPin.longHistory': 'the specification says only ‘long’; its ‘two’ counts the steps back',
  'promote.interestLimit': 'the specification lists the field without a limit',
  'promote.draftDays': 'the specification says where a draft is kept, not for how long',
  'timing.popupPoll': 'the specification says that an early close is reported, not how it is noticed',
}

/** Whether the value is a server code that the specification does not give. The defaults are placeholders. */
export const isPlaceholder = (name: string): boolean =>
  name.startsWith('codes.') && name !== 'codes.boardBusy'
