export { tokens } from './tokens.ts'
export type { Tokens } from './tokens.ts'
export { GlobalStyle, theme } from './theme.ts'
export { StyleNonce, type StyleNonceProps } from './StyleNonce.tsx'
