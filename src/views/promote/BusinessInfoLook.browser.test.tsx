import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { modes } from '../../../testing/stage/mountFlow.tsx'
import { byRole } from '../../../testing/stage/person.ts'
import { BusinessStage, everyError } from './testing/businessStage.tsx'

describe('the look of the business form', () => {
  const [[, mount]] = modes
  afterEach(async () => {
    await page.viewport(1280, 800)
  })

  it('J17 fits 320 px, with every error and the longest country', async () => {
    await page.viewport(320, 568)
    mount(<BusinessStage info={{ country: 'GS' }} errors={everyError} serverMessage={null} />)
    await byRole('group', 'Check 4 fields')
    expect(document.documentElement.scrollWidth).toBe(320)
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => element.getBoundingClientRect().right > 320,
    )
    expect(wide).toEqual([])
  })

  it('J22 has fields of 48 px, the list among them, and links that a finger finds', async () => {
    mount(<BusinessStage errors={everyError} />)
    await byRole('group', 'Check 4 fields')
    const heights = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect().height)
    expect(new Set(heights('input, select'))).toEqual(new Set([48]))
    expect(Math.min(...heights('main a'))).toBeGreaterThanOrEqual(24)
  })

  it.each(['light', 'dark'])('passes axe in %s', async (theme) => {
    mount(
      <div data-theme={theme}>
        <BusinessStage errors={{ ...everyError, notice: 'businessInfo.unsaved' }} />
      </div>,
    )
    await byRole('group', 'Check 4 fields')
    const { violations } = await axe.run('main')
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
