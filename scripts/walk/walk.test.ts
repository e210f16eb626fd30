import { describe, expect, it } from 'vitest'
import { needsFrom } from './needs.ts'
import { judge, sizeOf } from './walk.ts'

describe('A walked story', () => {
  it('passes if it finishes and throws nothing', () =>
    expect(judge({ finished: 'success', thrown: [] }, [])).toEqual([]))

  it('may throw the errors that it declares, and no others', () => {
    const thrown = ['Boom: the part', 'Another error']
    expect(judge({ finished: 'success', thrown }, ['Boom'])).toEqual(['Another error'])
  })

  it('fails if it never finishes', () =>
    expect(judge({ finished: null, thrown: [] }, [])).toEqual(['has not finished after 60 s']))

  it('fails if it finishes with an error that no story describes', () =>
    expect(judge({ finished: 'error', thrown: [] }, [])).toEqual(['a check failed without a message']))
})

describe('The window of a walked story', () => {
  const nothing = { viewport: undefined, minHeight: undefined, media: undefined, expectedErrors: undefined }

  it('is the one that the story asks for', () =>
    expect(needsFrom('a--b', { ...nothing, viewport: 'phone' })).toMatchObject({ width: 320, height: 640 }))

  it('is that of the tests by default', () =>
    expect(needsFrom('a--b', nothing)).toEqual({
      width: 1280,
      height: 800,
      minHeight: null,
      media: {},
      expectedErrors: [],
    }))

  it('has half as much room when zoomed, but is as high as the story needs', () => {
    const phone = needsFrom('a--b', { ...nothing, viewport: 'phone' })
    expect(sizeOf(phone, { zoom: true })).toEqual({ width: 320, height: 320 })
    expect(sizeOf({ ...phone, minHeight: 401 }, { zoom: true })).toEqual({ width: 320, height: 401 })
    expect(sizeOf({ ...phone, minHeight: 401 }, {})).toEqual({ width: 320, height: 640 })
  })

  it('has to exist', () =>
    expect(() => needsFrom('a--b', { ...nothing, viewport: 'watch' })).toThrow(
      'a--b asks for the viewport "watch"',
    ))
})
