import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { getPreferredColorScheme, themes } from 'storybook/theming'
import { useToolbar } from './useToolbar.ts'

/** A docs page in the toolbar's theme, and dark where Storybook is. Always English and left to right, whatever the previous story set. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbar()['theme'] === 'dark' ? 'dark' : getPreferredColorScheme()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.dir = 'ltr'
    root.dataset['theme'] = scheme
    root.style.colorScheme = scheme
  }, [scheme])
  return <DocsContainer {...props} theme={themes[scheme]} />
}
