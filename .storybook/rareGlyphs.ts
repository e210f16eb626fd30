/**
 * The Japanese font consists of 120 slices of 80 kB, rarest characters first. The static build omits rare slices that no story uses; their
 * characters fall back to a system font.
 */
const isRare = (slice: number) => slice < 30 && slice !== 3 && slice !== 26

/** A style sheet of `@fontsource-variable/noto-sans-jp` without the rarest slices. */
export const withoutRareGlyphs = (css: string): string =>
  css.replace(/@font-face \{[^}]*noto-sans-jp-(\d+)-wght[^}]*\}/g, (face, slice) =>
    isRare(Number(slice)) ? '' : face,
  )
