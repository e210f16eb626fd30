import * as vars from '../../../src/theme/varGroups.ts'
import { Code, DocTable } from '../frame/DocTable.tsx'
import { colorUses } from './colorUses.ts'
import { contrastOf, pairOf } from './contrast.ts'
import { colors, measured } from './foundations.ts'

type Role = keyof typeof colors

// SAFETY: these are the keys of a literal.
const roles = Object.keys(colors) as readonly Role[]
const references: Readonly<Record<Role, string>> = { ...vars.color, ...vars.severity }

/** `var(--tb-color-text, …)` becomes `--tb-color-text`. */
const variableOf = (role: Role) => /^var\((--[\w-]+)/.exec(references[role])?.[1] ?? ''

function Swatch({ role, scheme }: { readonly role: Role; readonly scheme: 'light' | 'dark' }) {
  const fill = pairOf(colors[role])[scheme]
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <span style={{ blockSize: 48, borderRadius: 10, background: fill, border: '1px solid #8d827c' }} />
      <Code>{fill}</Code>
    </span>
  )
}

/** The pairs in which a role is measured, with the lower contrast of the two themes. */
const Contrasts = ({ role }: { readonly role: Role }) =>
  measured
    .filter(({ text, ground }) => text === role || (ground === role && text !== 'textSubtle'))
    .map(({ text, ground, least }) => {
      const [above, below] = [pairOf(colors[text]), pairOf(colors[ground])]
      const lowest = Math.min(contrastOf(above.light, below.light), contrastOf(above.dark, below.dark))
      return (
        <div key={`${text} ${ground}`} style={{ fontSize: 12 }}>
          {text === role ? `on ${ground}` : `under ${text}`}: <strong>{lowest.toFixed(1)} : 1</strong> (≥{' '}
          {least})
        </div>
      )
    })

/** The color roles with their use, variable, both themes, and the contrast of the pairs that they appear in. */
export const Colors = () => (
  <DocTable
    columns={{ Role: 24, Use: 24, Light: 13, Dark: 13, Contrast: 26 }}
    rows={roles.map((role) => ({
      key: role,
      Role: (
        <>
          <strong>{role}</strong>
          <div>
            <Code>{`var(${variableOf(role)})`}</Code>
          </div>
        </>
      ),
      Use: colorUses[role],
      Light: <Swatch role={role} scheme="light" />,
      Dark: <Swatch role={role} scheme="dark" />,
      Contrast: <Contrasts role={role} />,
    }))}
  />
)
