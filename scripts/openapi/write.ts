/** Part of `npm run build`: writes `dist/openapi.json`. */
import { writeFile } from 'node:fs/promises'
import { generate } from '../../stories/docs/openapi/document.ts'

await writeFile(new URL('../../dist/openapi.json', import.meta.url), `${JSON.stringify(await generate())}\n`)
