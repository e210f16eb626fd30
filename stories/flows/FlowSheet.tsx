import { tiles } from 'virtual:tiles'
import { nonce } from '../../testing/stage/nonce.ts'
import { inWords } from '../docs/frame/inWords.ts'
import { gridStyle } from '../sheets/grid.ts'
import type { FlowId } from './flows.ts'
import { useStoryQueue } from './useStoryQueue.ts'

/** 'error login.wrongPassword' is 'Wrong password'; the sheet's title says whose it is. */
export const captionOf = (names: readonly string[]): string =>
  [...new Set(names.map((name) => inWords(name.replace(/^(error )?\w+\./, ''))))].join(' · ')

/** In Storybook, a sheet is quieter than in the visual tests, which compare it to the pixel. */
const quiet = `
  .sheet figure > div { outline-color: var(--tb-color-divider, GrayText); border-radius: 6px }
  .sheet figcaption { font-size: 13px }
  .sheet figcaption a { color: inherit; text-decoration: none }
  .sheet figcaption a:hover { text-decoration: underline }
`

export interface FlowSheetProps {
  readonly flow: FlowId
  /** The width of a tile's page, in px. 320 is a phone. */
  readonly width: number
  /** The scale at which a tile is drawn. */
  readonly scale: number
  /** The toolbar's globals for every tile: 'theme:dark;locale:ar'. */
  readonly globals: string
}

/** A flow's contact sheet with live stories: each tile plays its story in an iframe and links to it. */
export function FlowSheet({ flow, width, scale, globals }: FlowSheetProps) {
  const sheet = tiles[flow]
  const { playing, frame } = useStoryQueue(sheet.length)
  return (
    <main style={{ padding: 16 }}>
      <style nonce={nonce}>{`${gridStyle}${quiet} .sheet { --width: ${width}; --scale: ${scale} }`}</style>
      <div className="sheet">
        {sheet.map(({ storyId, names }, index) => (
          <figure key={storyId}>
            <div>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Stories need scripts, storage and the mock network. */}
              <iframe
                ref={frame(index)}
                title={storyId}
                inert
                src={
                  index <= playing ? `iframe.html?id=${storyId}&viewMode=story&globals=${globals}` : undefined
                }
              />
            </div>
            <figcaption>
              <a href={`./?path=/story/${storyId}`} target="_top">
                {captionOf(names)}
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </main>
  )
}
