/** The calls that the mock network has not received yet. */
const underway: string[] = []
const waiting: (() => void)[] = []

/** Without the origin, because calls to the page in memory go to the real page's. */
const keyOf = (method: string, { pathname, search }: URL) => `${method} ${pathname}${search}`

function remove(key: string) {
  const index = underway.indexOf(key)
  if (index >= 0) underway.splice(index, 1)
  if (underway.length === 0) for (const resolve of waiting.splice(0)) resolve()
}

/** A call is sent. It is no longer on its way when it is received, or when it has ended, such as by being aborted. */
export async function track<Value>(
  method: string | undefined,
  url: URL,
  call: () => Promise<Value>,
): Promise<Value> {
  const key = keyOf(method ?? 'GET', url)
  underway.push(key)
  try {
    return await call()
  } finally {
    remove(key)
  }
}

/** The mock network has received a call. It may never answer it. */
export const markReceived = ({ method, url }: Request) => remove(keyOf(method, new URL(url)))

/** Resolves once every call has been received: the next story, which has other handlers, must not receive it. */
export async function allReceived(): Promise<void> {
  while (underway.length > 0) await new Promise<void>((resolve) => waiting.push(resolve))
}
