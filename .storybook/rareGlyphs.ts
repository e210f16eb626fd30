/**
 * The Japanese and the Korean font have 120 slices each, with the rarest characters first. The static build omits the rarer half, except
 * for slices that a story uses. Omitted characters fall back to a system font.
 */
const used: Readonly<Record<string, readonly number[]>> = { jp: [3, 26, 41], kr: [0] }

const isRare = (font: string, slice: number) => slice < 66 && !used[font]?.includes(slice)

/** A style sheet of `@fontsource-variable/noto-sans-jp` or `-kr` without the rarer slices. */
export const withoutRareGlyphs = (css: string): string =>
  css.replaceAll(/@font-face \{[^}]*noto-sans-(jp|kr)-(\d+)-wght[^}]*\}/g, (face, font, slice) =>
    isRare(font, Number(slice)) ? '' : face,
  )
