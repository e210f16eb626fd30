interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result: unknown
  readonly message?: string
}

export type Bidi = Awaited<ReturnType<typeof connect>>

/**
 * Connects to a browser over WebDriver BiDi, at the address that it prints on start-up: https://w3c.github.io/webdriver-bidi.
 */
export async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${address}.`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    // SAFETY: every message in the protocol has this shape.
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return {
    /** Runs a command and returns its result. Rejects with the browser's message. */
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id)
          if (type === 'error') reject(new Error(`${method}: ${message}`))
          // SAFETY: the caller specifies the result type that the protocol defines for the method.
          else resolve(result as never)
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
