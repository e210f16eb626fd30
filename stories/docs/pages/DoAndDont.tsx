import type { ReactNode } from 'react'
import { useTheme } from 'storybook/theming'
import { advice } from '../advice/advice.ts'
import { drawings } from '../drawn/drawings.ts'
import { NotOurs } from '../drawn/NotOurs.tsx'
import { DocText, useScheme } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Prose } from '../frame/Prose.tsx'
import { Thumbnail } from '../gallery/Thumbnail.tsx'

const cards = {
  do: { heading: 'Do', sign: 'M3 8.5l3.5 3.5L13 4.5', light: '#146c3d', dark: '#7ad6a2' },
  dont: { heading: 'Don’t', sign: 'M3.5 3.5l9 9m0-9l-9 9', light: '#9c1036', dark: '#ff95a5' },
} as const

interface CardProps {
  readonly kind: keyof typeof cards
  readonly text: string
  /** A picture of it. */
  readonly children: ReactNode
}

function Card({ kind, text, children }: CardProps) {
  const { appBorderColor } = useTheme()
  const { heading, sign, ...colors } = cards[kind]
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
      <h3 style={{ display: 'flex', alignItems: 'center', gap: 6, margin: '0 0 12px', color }}>
        <svg aria-hidden viewBox="0 0 16 16" width={16} height={16}>
          <path d={sign} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
        </svg>
        {heading}
      </h3>
      <DocText>
        {children}
        <Prose text={text} />
      </DocText>
    </div>
  )
}

/** When to use a component and when not to, by the title of its group of stories: with its picture, and a drawn counter-example. */
export function DoAndDont({ title }: { readonly title: string }) {
  const drawing = drawings[title]
  const { do: use = '', dont = '' } = advice[title] ?? {}
  return (
    <section>
      <Heading>Do and don’t</Heading>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlock: 16 }}>
        <Card kind="do" text={use}>
          {drawing && (
            <div style={{ marginBlockEnd: 12 }}>
              <Thumbnail storyId={drawing.instead} />
            </div>
          )}
        </Card>
        <Card kind="dont" text={dont}>
          {drawing && <NotOurs {...drawing} />}
        </Card>
      </div>
    </section>
  )
}
