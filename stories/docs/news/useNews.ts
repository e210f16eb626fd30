import { useEffect, useState } from 'react'
import type { News } from './news.ts'

async function readNews(): Promise<News | null> {
  const response = await fetch('news/news.json').catch(() => null)
  const isThere = response?.ok && response.headers.get('Content-Type')?.includes('json')
  // SAFETY: scripts/visual/report.ts writes this file.
  return isThere ? ((await response.json()) as News) : null
}

/** The changes since a ref: undefined until they have been read, null if there is no report. */
export function useNews(): News | null | undefined {
  const [news, setNews] = useState<News | null>()
  useEffect(() => void readNews().then(setNews), [])
  return news
}
