import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { pictureFile } from '../../stories/sheets/alike.ts'
import { readShared } from '../../stories/sheets/shared.ts'

/** Serves the accepted screenshots at full size, in development alone: the static build has them scaled. */
export const acceptedPictures = (): Plugin => ({
  name: 'accepted-pictures',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use('/accepted/', (request, response, next) => {
      const [, storyId] = /^\/([\w-]+)\.png/.exec(request.url ?? '') ?? []
      if (!storyId) return next()
      readFile(pictureFile(readShared()[storyId] ?? storyId)).then(
        (image) => response.setHeader('Content-Type', 'image/png').end(image),
        () => response.writeHead(404).end(),
      )
    })
  },
})
