'use client'
import { createElement, useContext } from 'react'
import { createTheme, ThemeContext } from 'styled-components'
import { tokens } from './tokens.ts'

const created = createTheme(tokens, { prefix: 'tb' })

/** Sets the tokens of the surrounding `ThemeProvider` on `:root`; without a provider, the default tokens. */
export const GlobalStyle = () =>
  // styled-components' own one throws without a provider.
  createElement(created.GlobalStyle, { theme: useContext(ThemeContext) ?? tokens })

/**
 * The theme as CSS custom properties named `--tb-group-name`. To restyle, an app sets those properties in its own CSS, or
 * mounts `theme.GlobalStyle` inside a `ThemeProvider` with its own tokens.
 */
export const theme = { ...created, GlobalStyle }
