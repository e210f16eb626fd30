import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

type Creator<Output, Input extends NonReducibleUnknown> = Parameters<typeof fromPromise<Output, Input>>[0]

/**
 * `fromPromise` that ignores results after its signal is aborted. When a page is hidden and shown again (Activity, strict
 * Suspense), XState stops the actor and restarts the same one, so the result of its first call would pass for that of the second.
 */
export const fromCall = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  call: Creator<Output, Input>,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(
    (scope) =>
      new Promise((resolve, reject) => {
        const unlessAborted =
          <T>(settle: (result: T) => void) =>
          (result: T) => {
            if (!scope.signal.aborted) settle(result)
          }
        Promise.resolve(call(scope)).then(unlessAborted(resolve), unlessAborted(reject))
      }),
  )
