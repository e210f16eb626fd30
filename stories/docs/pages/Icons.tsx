import { IconGallery, IconItem } from '@storybook/addon-docs/blocks'
import * as icons from '../../../src/ui/layout/icons.tsx'

const { Icon: _one, ProviderGlyph: _letter, ...named } = icons

/** Every icon. */
export const Icons = () => (
  <IconGallery>
    {Object.entries(named).map(([name, Glyph]) => (
      <IconItem key={name} name={name}>
        <Glyph />
      </IconItem>
    ))}
  </IconGallery>
)
