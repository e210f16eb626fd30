/** The parts of React's server renderer that tests use. It ships no types of its own. */
declare module 'react-server-dom-webpack/server' {
  import type { ComponentType, ReactNode } from 'react'
  type ClientManifest = Readonly<Record<string, { id: string; name: string; chunks: readonly string[] }>>
  export function registerClientReference<Props>(
    component: ComponentType<Props>,
    id: string,
    name: string,
  ): ComponentType<Props>
  export function renderToPipeableStream(
    node: ReactNode,
    manifest: ClientManifest,
    options: { onError: (error: unknown) => void },
  ): { pipe: (into: NodeJS.WritableStream) => void }
}

declare module 'react-server-dom-webpack/client.node' {
  interface ConsumerManifest {
    readonly moduleMap: Readonly<
      Record<string, Readonly<Record<string, { id: string; name: string; chunks: readonly string[] }>>>
    >
    readonly moduleLoading: null
    readonly serverModuleMap: null
  }
  export function createFromNodeStream<T>(
    stream: NodeJS.ReadableStream,
    manifest: ConsumerManifest,
  ): PromiseLike<T>
}
