import type { Media } from '../../.storybook/media.ts'
import { viewports } from '../../testing/viewports.ts'
import type { EngineWindow } from '../engines/engine.ts'
import type { Site } from '../storybook/serve.ts'

/** The window that a story requires, and the errors that it is expected to throw. */
export interface Needs {
  readonly width: number
  readonly height: number
  /** A lower window, as when a page is zoomed, does not show what the story shows. Null: any height will do. */
  readonly minHeight: number | null
  readonly media: Media
  readonly expectedErrors: readonly string[]
}

type Declared = Readonly<Record<'viewport' | 'minHeight' | 'media' | 'expectedErrors', unknown>>

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports

/** What a story needs. Without its own window, it gets that of the stories' tests. Throws for a window that the toolbar lacks. */
export function needsFrom(id: string, { viewport, minHeight, media, expectedErrors }: Declared): Needs {
  const name = viewport ?? 'desktop'
  if (!isViewport(name))
    throw new Error(`${id} asks for the viewport ${JSON.stringify(name)}, which does not exist.`)
  const { width, height } = viewports[name].styles
  return {
    width: Number.parseInt(width, 10),
    height: Number.parseInt(height, 10),
    minHeight: typeof minHeight === 'number' ? minHeight : null,
    // SAFETY: .storybook/media.ts reads the parameter `media` in the same way.
    media: (media ?? {}) as Media,
    expectedErrors: Array.isArray(expectedErrors) ? expectedErrors.map(String) : [],
  }
}

/** Reads what stories declare from the build itself. */
export async function needsOf(window: EngineWindow, site: Site, ids: readonly string[]) {
  await window.show(`${site.url}iframe.html?id=${ids[0] ?? ''}&viewMode=story`, { width: 1280, height: 800 })
  const declared = await window.run(readDeclarations, ids)
  return new Map(declared.map(([id, declaration]) => [id, needsFrom(id, declaration)]))
}

/** Storybook's object in a page that shows stories. */
interface Preview {
  readonly ready: () => Promise<void>
  readonly loadStory: (story: { storyId: string }) => Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value?: unknown } }
    readonly parameters: Readonly<Partial<Omit<Declared, 'viewport'>>>
  }>
}

/** Runs in the page. */
async function readDeclarations(ids: readonly string[]) {
  while (!('__STORYBOOK_PREVIEW__' in globalThis)) await new Promise((resolve) => setTimeout(resolve, 50))
  // SAFETY: the page has this object, because it was waited for.
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }
  await preview.ready()
  return Promise.all(
    ids.map(async (storyId) => {
      const { storyGlobals, parameters } = await preview.loadStory({ storyId })
      const { minHeight, media, expectedErrors } = parameters
      return [storyId, { viewport: storyGlobals.viewport?.value, minHeight, media, expectedErrors }] as const
    }),
  )
}
