import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modes } from '../../../../testing/stage/mountFlow.tsx'
import { byRole, field, focused, press, see, soon } from '../../../../testing/stage/person.ts'
import { adTypes } from '../../../domain/promote/promotion.ts'
import { audienceOf } from '../testing/audienceOf.ts'
import { FollowingPage } from '../testing/promotePage.tsx'

const spy = () => vi.fn<(change: unknown) => void>()
const box = async (name: string) => {
  const element = await byRole('checkbox', name)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is not an input.`)
  return element
}
const rows = () => document.querySelectorAll('[data-at="interests"] [data-at="options"] input').length

describe.each(modes)('the audience of an ad, %s', (_, mount) => {
  it('keeps the choices while the audience is chosen for people, and puts them away', async () => {
    const onChange = spy()
    mount(
      <FollowingPage
        values={{ isAutoTargeting: false, ages: ['25–34'], genders: ['men'], interests: ['i4'] }}
        onChange={onChange}
      />,
    )
    await box('25–34')
    await userEvent.click(await byRole('switch', 'Choose the audience for me'))
    expect(onChange.mock.calls).toEqual([[{ isAutoTargeting: true }]])
    expect([page.getByRole('checkbox').elements(), rows()]).toEqual([[], 0])
    await userEvent.click(await byRole('switch', 'Choose the audience for me'))
    const kept = await Promise.all(['25–34', 'Men', 'Hiking'].map(box))
    expect(kept.map(({ checked }) => checked)).toEqual([true, true, true])
  })

  it('adds and removes ages, genders and interests', async () => {
    const onChange = spy()
    mount(<FollowingPage values={{ isAutoTargeting: false, ages: ['65+'] }} onChange={onChange} />)
    await userEvent.click(await box('18–24'))
    await userEvent.click(await box('65+'))
    await userEvent.click(await box('Women'))
    await userEvent.click(await box('Hiking'))
    expect(onChange.mock.calls.flat()).toEqual([
      { ages: ['65+', '18–24'] },
      { ages: ['18–24'] },
      { genders: ['women'] },
      { interests: ['i4'] },
    ])
    await see('1 of 25 chosen')
  })

  it('J3 finds interests without their accents, removes one, and goes back to the search', async () => {
    const onChange = spy()
    mount(<FollowingPage values={{ isAutoTargeting: false, interests: ['i1', 'i4'] }} onChange={onChange} />)
    await userEvent.fill(field('Search interests'), 'KAYÁK')
    expect(rows()).toBe(1)
    await byRole('checkbox', 'Kayaking')
    expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2)
    await press('Remove Baking')
    expect(onChange.mock.calls).toEqual([[{ interests: ['i4'] }]])
    expect(focused()).toBe('interestSearch')
    await userEvent.fill(field('Search interests'), 'zeppelins')
    await see('No interest matches “zeppelins”.')
  })

  it('says nothing of a search before there was one, where no interests are offered any more', async () => {
    const values = { isAutoTargeting: false, interests: ['i4'] }
    mount(<FollowingPage values={values} audience={audienceOf(0)} />)
    await see('1 of 25 chosen')
    expect(document.body.textContent).not.toContain('No interest matches')
  })

  it('Enter in the search does not create an ad', async () => {
    const onSubmit = vi.fn<() => void>()
    mount(<FollowingPage values={{ isAutoTargeting: false }} onSubmit={onSubmit} />)
    await userEvent.click(field('Search interests'))
    await userEvent.keyboard('lake{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(field('Ad name'))
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('J12 refuses more interests than the limit, says why, and lets go of what is chosen', async () => {
    mount(<FollowingPage values={{ isAutoTargeting: false, interests: ['i0'] }} interestLimit={2} />)
    await see('1 of 2 chosen')
    expect(document.body.textContent).not.toContain('Remove one to add another.')
    await userEvent.click(await box('Baking'))
    await see('You can choose up to 2 interests. Remove one to add another.')
    expect([(await box('Hiking')).disabled, (await box('Baking')).disabled]).toEqual([true, false])
    await userEvent.click(await box('Baking'))
    await soon(async () => expect((await box('Hiking')).disabled).toBe(false))
  })

  it('draws few of 500 interests, says how many more there are, and finds each', async () => {
    mount(<FollowingPage audience={audienceOf(500)} values={{ isAutoTargeting: false }} />)
    await see('480 more interests. Search to find them.')
    expect(rows()).toBe(20)
    await userEvent.fill(field('Search interests'), 'interest 499')
    await userEvent.click(await box('Interest 499'))
    await see('1 of 25 chosen')
    await userEvent.clear(field('Search interests'))
    expect(page.getByRole('button', { name: 'Remove Interest 499' }).element()).toBeVisible()
  })

  it('M5 an interest that is not offered anymore can be seen and removed', async () => {
    const onChange = spy()
    mount(<FollowingPage values={{ isAutoTargeting: false, interests: ['gone'] }} onChange={onChange} />)
    await press('Remove gone')
    expect(onChange.mock.calls).toEqual([[{ interests: [] }]])
  })

  it('offers what the ad can be for, and asks for no destination of a product group', async () => {
    const onChange = spy()
    const { render } = mount(<FollowingPage key="pin" />)
    await byRole('radio', 'Bring people to your page')
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    const all = { isProductGroup: true, adTypes, pin: null }
    render(<FollowingPage key="group" {...all} onChange={onChange} />)
    await userEvent.click(await byRole('radio', 'Sell products'))
    expect(onChange.mock.calls).toEqual([[{ adType: 'CATALOG_SALES' }]])
    expect(page.getByLabelText('Destination').query()).toBeNull()
  })

  it('asks for a tag for web conversions alone, and shows the chosen one', async () => {
    const onChooseTag = vi.fn<() => void>()
    const tag = { conversionTagId: '2612', conversionEvent: 'checkout', tagName: 'Wren’s shop' }
    const { render } = mount(<FollowingPage key="none" onChooseTag={onChooseTag} />)
    expect(page.getByRole('button', { name: 'Choose a conversion' }).query()).toBeNull()
    await userEvent.click(await byRole('radio', 'Get people to buy or sign up'))
    await press('Choose a conversion')
    expect(onChooseTag).toHaveBeenCalledOnce()
    render(<FollowingPage key="tag" values={{ adType: 'WEB_CONVERSION', tag }} />)
    const chosen = await byRole('group', 'Conversion')
    expect(chosen.textContent).toContain('Purchase')
    expect(chosen.textContent).toContain('Wren’s shop · 2612')
    const own = { conversionTagId: '2612', conversionEvent: 'Tea ceremony' }
    render(<FollowingPage key="own" values={{ adType: 'WEB_CONVERSION', tag: own }} />)
    await see('Tag 2612')
    expect((await byRole('group', 'Conversion')).textContent).toContain('Tea ceremony')
  })
})
