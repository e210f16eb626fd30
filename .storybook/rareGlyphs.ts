/**
 * The Japanese font comes in 120 slices, the rarest characters first, 80 kB each. The static build does without the rarest of which no story
 * writes one: whoever types one sees it in a font of the machine.
 */
const isRare = (slice: number) => slice < 30 && slice !== 3 && slice !== 26

/** A style sheet of `@fontsource-variable/noto-sans-jp` without the rarest slices. */
export const withoutRareGlyphs = (css: string): string =>
  css.replace(/@font-face \{[^}]*noto-sans-jp-(\d+)-wght[^}]*\}/g, (face, slice) =>
    isRare(Number(slice)) ? '' : face,
  )
