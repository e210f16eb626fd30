import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAdvisory } from './readAdvisory.ts'

const notice = { title: 'Some results may be unsuitable' }
const read = (fields: object) => readAdvisory({ severity: 1, notices: [notice], ...fields })
const readNotice = (fields: object) => read({ notices: [fields] })?.notices[0]

describe('§3 Search advisory', () => {
  it('is read field by field', () => {
    const tag = { offset: 0, length: 4, link: '/rules/', tag_type: 5 }
    expect(
      readAdvisory({
        advisory_level: 'HIGH',
        severity: 2,
        advisory_type: 'THIRD_PARTY_TL',
        id: 31,
        is_dismissible: true,
        resource_country: 'NL',
        notices: [
          {
            style: 'BANNER',
            title: 'Title',
            description: { text: 'Read our rules', text_tags: [tag] },
            actions: [
              { id: 'help', title: 'Talk', description: 'Any time', button: { link: '/help/', text: 'Go' } },
            ],
            footer: 'Footer',
          },
        ],
      }),
    ).toEqual({
      level: 'HIGH',
      severity: 'brandUnsafe',
      type: 'THIRD_PARTY_TL',
      id: '31',
      isDismissible: true,
      country: 'NL',
      notices: [
        {
          style: 'BANNER',
          title: 'Title',
          description: {
            text: 'Read our rules',
            tags: [{ offset: 0, length: 4, type: 5, link: '/rules/' }],
          },
          actions: [
            { id: 'help', title: 'Talk', description: 'Any time', button: { link: '/help/', text: 'Go' } },
          ],
          footer: { text: 'Footer', tags: [] },
        },
      ],
    })
  })

  it.each([
    [0, 'abusive'],
    [1, 'sensitive'],
    [2, 'brandUnsafe'],
  ])('§9 severity %d is %s', (severity, name) => expect(read({ severity })?.severity).toBe(name))

  it.each([3, -1, 0.5, '1', null, undefined, {}, '__proto__'])(
    'N6 severity %j is the strictest',
    (severity) => expect(read({ severity })?.severity).toBe('abusive'),
  )
})

describe('what is malformed is dropped, and the rest is kept', () => {
  it.each([
    null,
    undefined,
    0,
    'text',
    [],
    {},
    { notices: {} },
    { notices: [] },
    { notices: [null, 1, {}, { title: ' ' }] },
  ])('nothing is left of %j', (raw) => expect(readAdvisory(raw)).toBeNull())

  it('notices', () =>
    expect(read({ notices: [7, notice, { title: 3 }, { footer: 'f' }] })?.notices).toHaveLength(2))

  it('texts and ids', () => {
    const odd = { advisory_level: 2, advisory_type: {}, resource_country: ' ' }
    expect(read(odd)).toMatchObject({ level: '2', type: null, country: null })
    expect(read({ resource_country: 31 })?.country).toBeNull()
    expect(readNotice({ style: 4, title: 5, description: 'Plain words', footer: { text: 6 } })).toMatchObject(
      {
        style: '4',
        title: null,
        description: { text: 'Plain words', tags: [] },
        footer: null,
      },
    )
  })

  it('text tags', () => {
    const good = { offset: 1, length: 2, link: '/a', tag_type: 5 }
    const bad = [null, {}, { ...good, offset: '1' }, { ...good, link: null }, { ...good, tag_type: 'link' }]
    expect(
      readNotice({ description: { text: 'words', text_tags: [...bad, good] } })?.description?.tags,
    ).toEqual([{ offset: 1, length: 2, type: 5, link: '/a' }])
    expect(readNotice({ description: { text: 'words', text_tags: {} } })?.description?.tags).toEqual([])
  })

  it('N6 actions of an unknown shape, and buttons without text or link', () => {
    const button = { text: 'Go', link: '/go/' }
    expect(
      readNotice({
        ...notice,
        actions: [
          'go',
          { kind: 'dialog', payload: {} },
          { id: 'only an id' },
          { button: { link: '/go/' } },
          { id: 3, title: 'Words alone', button: 'go' },
          { button },
        ],
      })?.actions,
    ).toEqual([
      { id: '3', title: 'Words alone', description: null, button: null },
      { id: null, title: null, description: null, button },
    ])
  })

  it('never throws', () => {
    const names = [
      'notices',
      'severity',
      'description',
      'text',
      'text_tags',
      'actions',
      'button',
      '__proto__',
    ]
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 6 },
        fc.anything(),
        fc.array(tie('json'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...names), tie('json'), { maxKeys: 5 }),
      ),
    }))
    fc.assert(
      fc.property(json, (raw) => {
        expect(() => readAdvisory(raw)).not.toThrow()
      }),
      { numRuns: 3_000 },
    )
  })
})
