import { css } from '../../theme/css.ts'

/** Lines end between words: by phrases in Japanese, and in Korean only where a space is ('2019년' is one word). */
export const wordBreaks = css`
  word-break: auto-phrase;
  &:lang(ko) {
    word-break: keep-all;
  }
`
