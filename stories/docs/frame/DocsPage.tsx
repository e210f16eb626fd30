import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { themes } from 'storybook/theming'
import { useToolbar } from './useToolbar.ts'

/** A page of the docs, light or dark as the toolbar says. It is written in English, from left to right, whatever the story before it was. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useToolbar()['theme'] === 'dark' ? 'dark' : 'light'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.dir = 'ltr'
    root.dataset['theme'] = scheme
    root.style.colorScheme = scheme
  }, [scheme])
  return <DocsContainer {...props} theme={themes[scheme]} />
}
