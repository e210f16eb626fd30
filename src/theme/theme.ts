'use client'
import { createTheme } from 'styled-components'
import { tokens } from './tokens.ts'

/**
 * The theme as CSS custom properties named `--tb-group-name`. To restyle, an app sets those properties in its own CSS, or
 * mounts `theme.GlobalStyle` inside a `ThemeProvider` with its own tokens.
 */
export const theme = createTheme(tokens, { prefix: 'tb' })

/** Sets the tokens of the surrounding `ThemeProvider` on `:root`; without a provider, the default tokens. */
export const GlobalStyle = theme.GlobalStyle
