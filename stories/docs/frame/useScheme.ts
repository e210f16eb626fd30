import { themes, useTheme } from 'storybook/theming'

/** The color scheme of the docs page, for elements drawn by the browser. */
export const useScheme = (): 'light' | 'dark' =>
  useTheme().background.content === themes.dark.appContentBg ? 'dark' : 'light'
