import { useCallback, useEffect, useState } from 'react'
import type { News } from '../../../scripts/visual/news.ts'
import type { WaitingItem } from '../../../scripts/visual/waiting.ts'

async function readJson<T>(path: string): Promise<T | null> {
  const response = await fetch(path).catch(() => null)
  // SAFETY: the files are written by scripts/visual and scripts/storybook/newsServer.ts.
  return response?.ok ? ((await response.json()) as T) : null
}

/** What is new since a ref: undefined until it has been read, null if the data has not been made. */
export function useNews(): News | null | undefined {
  const [news, setNews] = useState<News | null>()
  useEffect(() => void readJson<News>('news/news.json').then(setNews), [])
  return news
}

interface Waiting {
  readonly token: string
  /** Null without a report. */
  readonly items: readonly WaitingItem[] | null
}

/** What `npm run storybook` offers to decide: null until it has been read, and in the static build. */
export function useWaiting() {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [error, setError] = useState('')
  const read = useCallback(() => readJson<Waiting>('news/waiting.json').then(setWaiting), [])
  useEffect(() => void read(), [read])
  const decide = async (what: 'accept' | 'reject', id: string, note = '') => {
    const response = await fetch(`news/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Token': waiting?.token ?? '' },
      body: JSON.stringify({ id, note }),
    })
    setError(response.ok ? '' : await response.text())
    await read()
  }
  return { items: waiting?.items ?? null, error, decide }
}
