import { describe, expect, it, onTestFinished } from 'vitest'
import type { ScenarioName } from '../../../../mocks/index.ts'
import { isOn, keys, tabTo, typeIn } from '../../../../testing/stage/keyboard.ts'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { creations, opened, showing } from '../../../../testing/stage/quickPromotePage.tsx'
import { listen, missingAnnouncements } from '../../../../testing/steps/speech.ts'

describe.each(modes)('where the focus goes, by keyboard alone, %s', (_, mount) => {
  const show = showing(mount)
  const start = (given: ScenarioName, at?: string) => {
    const speech = listen()
    onTestFinished(speech.stop)
    return { ...show(given, {}, { at }), speech }
  }

  it('J4 the title has the focus when the page loads, unless something else has it', async () => {
    const { unmount } = start('quickPromote.withoutBusiness')
    await isOn('h1 Promote your Pin')
    unmount()
    const other = document.body.appendChild(document.createElement('button'))
    onTestFinished(() => other.remove())
    other.focus()
    start('quickPromote.withoutBusiness')
    await opened()
    expect(document.activeElement).toBe(other)
  })

  it('J4 going back from the business form leads to the title, and on again to that of the form', async () => {
    start('quickPromote.withoutBusiness', '/quick-promote/?pinId=21&campaign_id=7001&step=businessForm')
    await isOn('h1 Tell us about your business')
    await tabTo('Back')
    await keys('{Enter}')
    await isOn('h1 Promote your Pin')
    await tabTo('Continue')
    await keys('{Enter}')
    await isOn('h1 Tell us about your business')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })

  it('J5 Enter in an incomplete page leads to the first field that is wrong, one after the other', async () => {
    const { calls } = start('quickPromote.withoutBusiness')
    await isOn('h1 Promote your Pin')
    await typeIn('Ad name', '{Backspace}')
    await typeIn('Daily budget', '{Backspace}')
    await typeIn('Number of days', '{Backspace}{Enter}')
    await isOn('name')
    expect(document.activeElement?.ariaInvalid).toBe('true')
    await keys('Spring walks{Enter}')
    await isOn('budget')
    await keys('5{Enter}')
    await isOn('duration')
    expect(creations({ calls })).toEqual([])
    await keys('7{Enter}')
    await isOn('h1 Tell us about your business')
  })

  it('J3 Escape in a dialog leads back to its button, and the one about a refused ad to the ad', async () => {
    const { speech } = start('quickPromote.refused')
    await isOn('h1 Promote your Pin')
    await tabTo('Change Pin')
    await keys('{Enter}')
    await isOn('h2 Choose a Pin to promote')
    await keys('{Escape}')
    await isOn('button Change Pin')
    await tabTo('Promote')
    await keys('{Enter}')
    await isOn('h2 Your ad wasn’t created')
    await keys('{Escape}')
    await isOn('button Promote')
    const said = ['dialog: Your ad wasn’t created', 'heading: Your ad wasn’t created', 'button: Promote']
    expect(missingAnnouncements(speech.announcements, said)).toEqual([])
  })

  it('M6 the question whether the ad exists stays until it is answered', async () => {
    const { speech } = start('quickPromote.createdUnheard')
    await isOn('h1 Promote your Pin')
    await tabTo('Promote')
    await keys('{Enter}')
    await isOn('h2 We don’t know yet')
    await keys('{Escape}')
    await isOn('h2 We don’t know yet')
    await tabTo('Check now')
    await keys('{Enter}')
    await isOn('h2 Your ad is on its way')
    const said = ['dialog: We don’t know yet', 'status: Checking', 'dialog: Your ad is on its way']
    expect(missingAnnouncements(speech.announcements, said)).toEqual([])
  })
})
