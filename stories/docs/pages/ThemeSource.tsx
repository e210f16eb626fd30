import { Source } from '@storybook/addon-docs/blocks'
import { bookish, dense } from '../../../testing/stage/themes.ts'

const themes = { bookish, dense } as const

/** A theme as CSS that can be copied. */
export const ThemeSource = ({ theme }: { readonly theme: keyof typeof themes }) => {
  const lines = Object.entries(themes[theme]).map(([name, value]) => `  ${name}: ${value};`)
  return <Source language="css" code={`:root {\n${lines.join('\n')}\n}`} />
}
