import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, focused, press, soon } from '../../../../testing/stage/person.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'

function Page({ label }: { readonly label?: string }) {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    const end = () => setWaiting(false)
    addEventListener('answered', end)
    return () => removeEventListener('answered', end)
  }, [])
  return (
    <main>
      <button onClick={() => setWaiting(true)}>Create</button>
      {isWaiting && <LoadingOverlay label={label} />}
    </main>
  )
}

describe.each(modes)('the full-page loading overlay, %s', (_, mount) => {
  it('J1 is modal and named; its text has focus, so that it is announced', async () => {
    mount(<Page label="Creating your Pin" />)
    await press('Create')
    const overlay = await byRole('dialog', 'Creating your Pin')
    expect([overlay.matches(':modal'), focused()]).toEqual([true, 'h2 Creating your Pin'])
    const { width, height } = overlay.getBoundingClientRect()
    expect([width, height]).toEqual([innerWidth, innerHeight])
  })

  it("says 'Loading' where nothing better is known", async () => {
    mount(<Page />)
    await press('Create')
    expect((await byRole('dialog', 'Loading')).textContent).toBe('Loading')
  })

  it('J2 neither Tab nor Escape leads away from it', async () => {
    mount(<Page />)
    await press('Create')
    await byRole('dialog', 'Loading')
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}', '{Escape}', '{Escape}', '{Escape}'])
      await userEvent.keyboard(key)
    expect([focused(), document.querySelector('dialog')?.matches(':modal')]).toEqual(['h2 Loading', true])
  })

  it('J3 focus goes back to where it was', async () => {
    mount(<Page />)
    await press('Create')
    await byRole('dialog', 'Loading')
    dispatchEvent(new Event('answered'))
    await soon(() => expect([document.querySelector('dialog'), focused()]).toEqual([null, 'button Create']))
  })
})
