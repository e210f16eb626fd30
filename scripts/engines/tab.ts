import type { Bidi } from './bidi.ts'

/** An element, identified as assistive technology would identify it, or by a CSS selector. */
export type Target = string | { readonly role?: string; readonly name: string }

interface Node {
  readonly sharedId: string
}

const patience = 30_000
const pause = (ms = 50) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

async function retry<Result>(
  work: () => Promise<Result | null>,
  explain: () => Promise<string>,
): Promise<Result> {
  const end = performance.now() + patience
  let cause: unknown
  while (performance.now() < end) {
    // Commands fail while a page is being replaced. A page kept for Back never answers them.
    const answer = work().catch((error: unknown) => void (cause = error))
    const result = await Promise.race([answer, pause(1_000)])
    if (result) return result
    await pause()
  }
  throw new Error(`Not within ${patience / 1000} s: ${await explain()}`, { cause })
}

const describe = (target: Target) => (typeof target === 'string' ? target : JSON.stringify(target))
const keys = (text: string) =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])

export type Tab = Awaited<ReturnType<typeof openTab>>

/** Opens a tab in its own user context. It receives real key presses and clicks, and waits for the elements that it looks for. */
export async function openTab(bidi: Bidi, userAgent?: string) {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext')
  if (userAgent !== undefined)
    await bidi.send('emulation.setUserAgentOverride', { userAgent, userContexts: [userContext] })
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })

  async function run<Result>(work: () => Result): Promise<Result> {
    const answer = await bidi.send<{
      type: string
      result: { value: string }
      exceptionDetails: { text: string }
    }>('script.evaluate', {
      expression: `Promise.resolve((${work.toString()})()).then((value) => JSON.stringify([value]))`,
      awaitPromise: true,
      target: { context },
    })
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails.text)
    // SAFETY: this is the function's result, if it survives JSON.
    return (JSON.parse(answer.result.value) as [Result])[0]
  }

  const waitFor = <Result>(what: string, work: () => Promise<Result | null>) =>
    retry(work, async () => {
      const page = await run(() => `${location.href} shows: ${document.body.innerText.slice(0, 500)}`)
      return `${what}. ${page}`
    })

  const find = (target: Target) =>
    waitFor(describe(target), async () => {
      const locator =
        typeof target === 'string' ? { type: 'css', value: target } : { type: 'accessibility', value: target }
      const { nodes } = await bidi.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
        context,
        locator,
      })
      return nodes[0] ?? null
    })

  const call = ({ sharedId }: Node, functionDeclaration: string) =>
    bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: [{ sharedId }],
      awaitPromise: false,
      target: { context },
    })

  async function click(target: Target) {
    const found = await find(target)
    await call(found, '(element) => element.scrollIntoView({ block: "center" })')
    const element = { sharedId: found.sharedId }
    const pointer = {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    }
    await bidi.send('input.performActions', { context, actions: [pointer] })
  }

  return {
    goto: (url: string) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** Goes back or forward by so many pages. */
    travel: (delta: number) => bidi.send('browsingContext.traverseHistory', { context, delta }),
    click,
    type: async (target: Target, text: string) => {
      // Focused as if by Tab, because a click would go to one part of a date.
      await call(await find(target), '(element) => element.focus()')
      await bidi.send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys(text) }],
      })
    },
    see: find,
    /** Runs a function in the page. The function must not use anything outside itself. */
    run,
    /** Waits until a function in the page returns something truthy. */
    until: (what: string, work: () => unknown) => waitFor(what, async () => Boolean(await run(work))),
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  }
}
