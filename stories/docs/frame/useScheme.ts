import { themes, useTheme } from 'storybook/theming'

/** Whether the page of the docs is a light or a dark one, for what the browser draws itself. */
export const useScheme = (): 'light' | 'dark' =>
  useTheme().background.content === themes.dark.appContentBg ? 'dark' : 'light'
