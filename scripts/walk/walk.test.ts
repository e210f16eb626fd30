import { describe, expect, it } from 'vitest'
import { needsFrom } from './needs.ts'
import { judge } from './walk.ts'

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
  const nothing = { viewport: undefined, media: undefined, expectedErrors: undefined }

  it('is the one that the story asks for', () =>
    expect(needsFrom('a--b', { ...nothing, viewport: 'phone' })).toMatchObject({ width: 320, height: 640 }))

  it('is that of the tests by default', () =>
    expect(needsFrom('a--b', nothing)).toEqual({ width: 1280, height: 800, media: {}, expectedErrors: [] }))

  it('has to exist', () =>
    expect(() => needsFrom('a--b', { ...nothing, viewport: 'watch' })).toThrow(
      'a--b asks for the viewport "watch"',
    ))
})
