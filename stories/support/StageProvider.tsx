import type { ReactNode } from 'react'
import { TackboardProvider } from '../../src/flows/TackboardProvider.tsx'
import type { Viewer } from '../../src/domain/providers.ts'
import type { Copy } from '../../src/views/text.tsx'
import { stageOf } from './stage.ts'

const viewers: Readonly<Record<string, Viewer>> = {
  visitor: { type: 'UNAUTH', isAuth: false },
  limited: { type: 'LIMITED_LOGIN', isAuth: false },
  member: { type: 'AUTH', isAuth: true },
}

/** What becomes of a part that is fetched late. */
const loaders = {
  hang: () => new Promise<never>(() => undefined),
  fail: () => Promise.reject(new Error('The part could not be fetched.')),
}

export interface StageProviderProps {
  readonly storyId: string
  /** The toolbar's choices. */
  readonly globals: Readonly<Record<string, unknown>>
  readonly messages: Copy
  readonly children: ReactNode
}

/** The house of a story: its memory platform, its recorder, and what the toolbar says of who is looking from where. */
export function StageProvider({ storyId, globals, messages, children }: StageProviderProps) {
  const { platform, recorder, policy, api, options, onLog } = stageOf(storyId)
  return (
    <TackboardProvider
      locale={String(globals['locale'])}
      messages={messages}
      platform={platform}
      policy={policy}
      api={api}
      inspect={recorder.inspect}
      viewer={options.viewer ?? viewers[String(globals['viewer'])]}
      country={options.country ?? String(globals['country'])}
      experiments={options.experiments}
      onLog={onLog}
      loadPart={options.parts && loaders[options.parts]}
    >
      {children}
    </TackboardProvider>
  )
}
