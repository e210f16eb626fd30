'use client'
import { createTheme } from 'styled-components'
import { tokens } from './tokens.ts'

/**
 * The theme as CSS custom properties named `--tb-group-name`. To restyle, an app sets those properties in its own CSS, or
 * mounts `theme.GlobalStyle` inside a `ThemeProvider` that holds its own tokens.
 */
export const theme = createTheme(tokens, { prefix: 'tb' })

/** Writes the tokens of the surrounding `ThemeProvider` (of `tokens`, when there is none) to `:root`. */
export const GlobalStyle = theme.GlobalStyle
