import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import { flowConfig, type FlowConfig } from './flowValue.ts'

type Creator<Output, Input extends NonReducibleUnknown> = Parameters<typeof fromPromise<Output, Input>>[0]

type Scope<Output, Input extends NonReducibleUnknown> = Parameters<Creator<Output, Input>>[0] & {
  /** The config of the flow, when the call is made. */
  readonly config: FlowConfig
}

/**
 * `fromPromise` with the flow's config, which ignores results after its signal is aborted. When a page is hidden and shown again (Activity,
 * strict Suspense), XState stops the actor and restarts the same one, so the result of its first call would pass for that of the second.
 */
export const fromCall = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  call: (scope: Scope<Output, Input>) => PromiseLike<Output>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(
    (scope) =>
      new Promise((resolve, reject) => {
        const unlessAborted =
          <T>(settle: (result: T) => void) =>
          (result: T) => {
            if (!scope.signal.aborted) settle(result)
          }
        const config = flowConfig.of(scope.system)
        Promise.resolve(call({ ...scope, config })).then(unlessAborted(resolve), unlessAborted(reject))
      }),
  )
