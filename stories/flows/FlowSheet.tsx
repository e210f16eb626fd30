import { nonce } from '../../.storybook/nonce.ts'
import { gridStyle } from '../sheets/grid.ts'
import type { FlowId } from './flows.ts'
import tiles from './tiles.json'
import { useTurns } from './useTurns.ts'

export interface FlowSheetProps {
  readonly flow: FlowId
  /** How wide a tile's page is, in px. 320 is a phone. */
  readonly width: number
  /** How much smaller a tile is drawn. */
  readonly scale: number
  /** What the tiles take over from the toolbar: 'theme:dark;locale:ar'. */
  readonly globals: string
}

/** The contact sheet of a flow, alive: each tile is its story, played in a window of its own, and its name leads there. */
export function FlowSheet({ flow, width, scale, globals }: FlowSheetProps) {
  const own = tiles[flow]
  const { begun, frame } = useTurns(own.length)
  return (
    <main style={{ padding: 16 }}>
      <style nonce={nonce}>{`${gridStyle} .sheet { --width: ${width}; --scale: ${scale} }`}</style>
      <div className="sheet">
        {own.map(({ storyId, names }, index) => (
          <figure key={storyId}>
            <div>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A story has what its own page has: scripts, storage, the mock network. */}
              <iframe
                ref={frame(index)}
                title={storyId}
                inert
                src={
                  index < begun ? `iframe.html?id=${storyId}&viewMode=story&globals=${globals}` : undefined
                }
              />
            </div>
            <figcaption>
              <a href={`./?path=/story/${storyId}`} target="_top">
                {names.join(', ')}
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </main>
  )
}
