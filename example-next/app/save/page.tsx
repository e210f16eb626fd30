import { setTimeout } from 'node:timers/promises'
import { Suspense } from 'react'
import { SavePin } from './SavePin'

/** What a slow database would return. */
async function readPin(id: string) {
  await setTimeout(1000)
  return { id, title: 'Lake at dawn', color: '#4f7f8c' }
}

/** Streamed: the page is sent and hydrated before the pin is there. */
async function Pin() {
  return <SavePin pin={await readPin('1')} />
}

export default function Page() {
  return (
    <main>
      <h1>Herbarium</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <Pin />
      </Suspense>
    </main>
  )
}
