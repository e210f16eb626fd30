import type { Zoom } from './zoom.ts'

interface ZoomControlsProps {
  readonly zoom: Zoom
  readonly onZoom: (zoom: Zoom) => void
}

const SIZES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]

/** Sizes computed from the available space. */
const FITTING = { near: 'Around', fit: 'Whole' } as const

/** Zooms the charts, or fits them or the area around their active states to the available space. */
export function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  const now = typeof zoom === 'number' ? zoom : zoom === 'near' ? 0.8 : 0.5
  const smaller = SIZES.findLast((size) => size < now)
  const larger = SIZES.find((size) => size > now)
  const name = typeof zoom === 'number' ? `${zoom * 100} %` : FITTING[zoom]
  const step = (label: string, sign: string, size: number | undefined) => (
    <button type="button" aria-label={label} disabled={!size} onClick={() => size && onZoom(size)}>
      {sign}
    </button>
  )
  return (
    <div role="group" aria-label="Zoom" data-joined style={{ display: 'flex' }}>
      {step('Smaller', '−', smaller)}
      <button
        type="button"
        style={{ minWidth: 58 }}
        aria-label={`${name}: back to 100 %`}
        onClick={() => onZoom(1)}
      >
        {typeof zoom === 'number' ? name : '100 %'}
      </button>
      {step('Larger', '+', larger)}
      {(['near', 'fit'] as const).map((size) => (
        <button
          key={size}
          type="button"
          aria-pressed={zoom === size}
          title={size === 'near' ? 'The active states and their neighbours' : 'The whole chart'}
          onClick={() => onZoom(size)}
        >
          {FITTING[size]}
        </button>
      ))}
    </div>
  )
}
