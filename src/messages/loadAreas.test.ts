import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { areaLoaders } from './areaLoaders.ts'
import { everyArea, loadAreas } from './loadAreas.ts'
import { loadMessages } from './load.ts'

afterEach(() => vi.restoreAllMocks())

describe('loadAreas', () => {
  it('resolves to nothing for English, which is part of the views', async () => {
    expect(await loadAreas('en', ['auth'])).toEqual({})
  })

  it('loads each area in one request, and once what they share', async () => {
    const requests = (['common', ...everyArea] as const).map(
      (part) => [part, vi.spyOn(areaLoaders.de, part)] as const,
    )
    await loadAreas('de', ['people', 'auth'])
    expect(
      requests.flatMap(([part, { mock }]) => Array.from({ length: mock.calls.length }, () => part)),
    ).toEqual(['common', 'auth', 'people'])
  })

  it('loads the sentences of some areas alone, with those that all share', async () => {
    const messages = await loadAreas('de', ['auth'])
    expect(messages['login.submit']).toBe('Anmelden')
    expect(messages['common.cancel']).toBe('Abbrechen')
    expect(messages).not.toHaveProperty(['people.follow'])
    expect(await loadAreas('de', ['auth', 'people'])).toMatchObject({
      'login.submit': 'Anmelden',
      'people.follow': expect.anything(),
    })
  })

  it('loads with all areas what `loadMessages` does', async () =>
    expect(await loadAreas('ar', everyArea)).toEqual(await loadMessages('ar')))

  it('types the keys by area', async () => {
    const messages = await loadAreas('de', ['auth', 'people'])
    expectTypeOf(messages).toHaveProperty('login.submit')
    expectTypeOf(messages).toHaveProperty('people.follow')
    expectTypeOf(messages).toHaveProperty('saving.view')
    expectTypeOf(messages).not.toHaveProperty('createPin.back')
    // @ts-expect-error: no such area
    expectTypeOf(loadAreas).toBeCallableWith('de', ['logIn'])
  })
})
