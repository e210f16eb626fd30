/** A connection to a browser over WebDriver BiDi: https://w3c.github.io/webdriver-bidi. */
export interface Bidi {
  /** Runs a command and returns its result. Rejects with the browser's message. */
  send<Result>(method: string, params?: object): Promise<Result>
  close(): void
}

interface Answer {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result: unknown
  readonly message?: string
}

/** Connects to the address that the browser prints on start-up. */
export async function connect(address: string): Promise<Bidi> {
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
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
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
