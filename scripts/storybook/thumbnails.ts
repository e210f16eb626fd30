/** The accepted screenshots, scaled down for the documentation pages: on request in development, as files in the static build. */
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { generate, pictureFile } from '../../stories/sheets/alike.ts'
import { partOf } from './partOf.ts'

const path = 'thumbnails/'

/** Widths in px: in galleries and tables, and at the top of a page. */
const widths = { small: 320, large: 960 }
type Size = keyof typeof widths

async function scaled(storyId: string, size: Size) {
  const picture = sharp(pictureFile(storyId))
  if (size === 'small') picture.extract(await partOf(pictureFile(storyId)))
  return picture
    .resize({ width: widths[size], withoutEnlargement: true })
    .webp({ quality: 50, effort: 3 })
    .toBuffer()
}

/** The stories at the top of a page. */
const isLead = (storyId: string) => /--(?:playground|dark)$/.test(storyId)

/** The files of the static build. Stories with the same screenshot share one. */
const filesToEmit = () =>
  new Map(
    Object.entries(generate()).flatMap(([storyId, same]) =>
      (isLead(storyId) ? (['small', 'large'] as const) : (['small'] as const)).map(
        (size) => [`${path}${same}.${size}.webp`, { storyId: same, size }] as const,
      ),
    ),
  )

/** A Vite plugin that answers `thumbnails/<story id>.<size>.webp`. */
export const thumbnails = (): Plugin => ({
  name: 'thumbnails',
  configureServer({ middlewares }) {
    middlewares.use(`/${path}`, (request, response, next) => {
      const [, storyId, size] = /^\/([\w-]+)\.(small|large)\.webp/.exec(request.url ?? '') ?? []
      if (!storyId) return next()
      // SAFETY: the expression matches the keys alone.
      scaled(storyId, size as Size).then(
        (image) => response.setHeader('Content-Type', 'image/webp').end(image),
        () => response.writeHead(404).end(),
      )
    })
  },
  async generateBundle() {
    // For the manager, which has no virtual modules.
    this.emitFile({ type: 'asset', fileName: `${path}shared.json`, source: JSON.stringify(generate()) })
    await Promise.all(
      [...filesToEmit()].map(async ([fileName, { storyId, size }]) =>
        this.emitFile({ type: 'asset', fileName, source: await scaled(storyId, size) }),
      ),
    )
  },
})
