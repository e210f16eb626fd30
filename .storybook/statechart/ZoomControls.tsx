import { control, row } from './tones.ts'

export interface ZoomControlsProps {
  readonly zoom: number | 'fit'
  readonly onZoom: (zoom: number | 'fit') => void
}

const SIZES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]

/** Zooms the charts, or fits them to the available space. */
export function ZoomControls({ zoom, onZoom }: ZoomControlsProps) {
  const now = zoom === 'fit' ? 0.5 : zoom
  const smaller = SIZES.findLast((size) => size < now)
  const larger = SIZES.find((size) => size > now)
  return (
    <div role="group" aria-label="Zoom" style={{ ...row, gap: 2 }}>
      <button
        type="button"
        style={control}
        aria-label="Smaller"
        disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        −
      </button>
      <button
        type="button"
        style={{ ...control, minWidth: 52 }}
        aria-label={`${zoom === 'fit' ? 'Whole' : percent(zoom)}: back to 100 %`}
        onClick={() => onZoom(1)}
      >
        {zoom === 'fit' ? 'Whole' : percent(zoom)}
      </button>
      <button
        type="button"
        style={control}
        aria-label="Larger"
        disabled={!larger}
        onClick={() => larger && onZoom(larger)}
      >
        +
      </button>
      <button
        type="button"
        style={control}
        aria-pressed={zoom === 'fit'}
        onClick={() => onZoom(zoom === 'fit' ? 1 : 'fit')}
      >
        Fit
      </button>
    </div>
  )
}

const percent = (zoom: number) => `${zoom * 100} %`
