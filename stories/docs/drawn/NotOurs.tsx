import { useId } from 'react'
import { nonce } from '../../../testing/stage/nonce.ts'
import { useScheme } from '../frame/DocTable.tsx'
import type { Drawing } from './drawing.ts'

const colors = {
  ground: ['#faf8f6', '#1b1918'],
  box: ['#ffffff', '#26211f'],
  line: ['#8a817c', '#8f857f'],
  faint: ['#d8cfca', '#4a413d'],
  text: ['#1d120e', '#f4efec'],
  muted: ['#6b615c', '#b3a9a4'],
  loud: ['#4d4642', '#d8cfca'],
  'on-loud': ['#ffffff', '#1d120e'],
  wrong: ['#9c1036', '#ff95a5'],
} as const

/** Where people choose the colors themselves. */
const forced = `@media (forced-colors: active) {
  .drawn {
    --drawn-ground: Canvas; --drawn-box: Canvas; --drawn-line: CanvasText; --drawn-faint: CanvasText; --drawn-text: CanvasText;
    --drawn-muted: CanvasText; --drawn-loud: Highlight; --drawn-on-loud: HighlightText; --drawn-wrong: LinkText;
  }
  .drawn svg { forced-color-adjust: none }
}`

const inScheme = (scheme: 'light' | 'dark') =>
  Object.entries(colors)
    .map(([name, [light, dark]]) => `--drawn-${name}: ${scheme === 'dark' ? dark : light}`)
    .join('; ')

/** A counter-example, drawn without color so that nobody takes it for the product. Its caption is its text alternative. */
export function NotOurs({ text, picture }: Drawing) {
  const id = useId()
  const scheme = useScheme()
  return (
    <figure className="drawn" style={{ margin: '0 0 12px' }}>
      <style nonce={nonce}>{`.drawn { ${inScheme(scheme)} } ${forced}`}</style>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox="0 0 280 150"
        style={{
          display: 'block',
          inlineSize: '100%',
          aspectRatio: '4 / 3',
          boxSizing: 'border-box',
          border: '1px dashed var(--drawn-line)',
          borderRadius: 6,
          background: 'var(--drawn-ground)',
          fontFamily: 'inherit',
        }}
      >
        {picture}
      </svg>
      <figcaption id={id} style={{ paddingBlock: '6px 0', fontSize: 13, lineHeight: 1.35 }}>
        <strong>Drawn, not ours:</strong> {text}
      </figcaption>
    </figure>
  )
}
