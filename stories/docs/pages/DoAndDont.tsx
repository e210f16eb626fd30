import type { ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { advice } from '../advice/advice.ts'
import { pictured } from '../advice/pictured.ts'
import { DocText } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Prose } from '../frame/Prose.tsx'
import { useScheme } from '../frame/useScheme.ts'
import { Thumbnail, thumbnailOf } from '../gallery/Thumbnail.tsx'

const marks = {
  do: { heading: 'Do', mark: '✓', light: '#146c3d', dark: '#7ad6a2' },
  dont: { heading: 'Don’t', mark: '✕', light: '#9c1036', dark: '#ff95a5' },
} as const

function Card({ kind, children }: { readonly kind: keyof typeof marks; readonly children: ReactNode }) {
  const { appBorderColor } = useTheme()
  const { heading, mark, ...colors } = marks[kind]
  const color = colors[useScheme()]
  return (
    <div
      style={{
        flex: '1 1 280px',
        padding: 16,
        border: `1px solid ${appBorderColor}`,
        borderBlockStart: `3px solid ${color}`,
        borderRadius: 8,
      }}
    >
      <h3 style={{ margin: '0 0 8px', color }}>
        <span aria-hidden="true">{mark} </span>
        {heading}
      </h3>
      <DocText>{children}</DocText>
    </div>
  )
}

export interface DoAndDontProps {
  /** The title of its group of stories. */
  readonly title: string
  /** The story at the top of the page. */
  readonly leadId?: string | undefined
}

/**
 * When to use a component, with the accepted picture of a story that does, and when not to. The "don't" has no picture, because no story
 * shows it, and a picture made for it would prove nothing.
 */
export function DoAndDont({ title, leadId }: DoAndDontProps) {
  const row = advice[title]
  const storyId = pictured[leadId?.split('--')[0] ?? ''] ?? leadId
  return (
    <section>
      <Heading>Do and don’t</Heading>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlock: 16 }}>
        <Card kind="do">
          <Prose text={row?.do ?? ''} />
          {storyId && thumbnailOf(storyId) && (
            <div style={{ maxInlineSize: 320, marginBlockStart: 12 }}>
              <Thumbnail storyId={storyId} />
            </div>
          )}
        </Card>
        <Card kind="dont">
          <Prose text={row?.dont ?? ''} />
        </Card>
      </div>
    </section>
  )
}
