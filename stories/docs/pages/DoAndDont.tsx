import { useTheme } from 'storybook/theming'
import { advice } from '../advice/advice.ts'
import { DocText, useScheme } from '../frame/DocTable.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Prose } from '../frame/Prose.tsx'

const cards = [
  { kind: 'do', heading: '✓ Do', light: '#146c3d', dark: '#7ad6a2' },
  { kind: 'dont', heading: '✕ Don’t', light: '#9c1036', dark: '#ff95a5' },
] as const

/** When to use a component and when not to, by the title of its group of stories. */
export function DoAndDont({ title }: { readonly title: string }) {
  const { appBorderColor } = useTheme()
  const scheme = useScheme()
  return (
    <section>
      <Heading>Do and don’t</Heading>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlock: 16 }}>
        {cards.map(({ kind, heading, ...colors }) => (
          <div
            key={kind}
            style={{
              flex: '1 1 280px',
              padding: 16,
              border: `1px solid ${appBorderColor}`,
              borderBlockStart: `3px solid ${colors[scheme]}`,
              borderRadius: 8,
            }}
          >
            <h3 style={{ margin: '0 0 8px', color: colors[scheme] }}>{heading}</h3>
            <DocText>
              <Prose text={advice[title]?.[kind] ?? ''} />
            </DocText>
          </div>
        ))}
      </div>
    </section>
  )
}
