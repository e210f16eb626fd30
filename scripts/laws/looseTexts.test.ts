import { describe, expect, it } from 'vitest'
import { looseTexts } from './looseTexts.ts'

const found = (body: string) =>
  looseTexts('View.tsx', `export function View({ title, isNew }) {\n${body}\n}`).map((line) =>
    line.replace('View.tsx:2: ', ''),
  )

describe('P1 A text that React may change on its own is found', () => {
  it.each([
    ["return <p><Icon />{t('a')}</p>", "t('a')"],
    ["return <p>{isNew && 'New'}<b /></p>", "'New'"],
    ['return <p>{isNew ? title : <b />}<b /></p>', 'title'],
    ['return <Button><Icon />{`${title}`}</Button>', '`${title}`'],
    ["return <>{t('a')}</>", "t('a')"],
    ["return isNew ? t('a') : null", "t('a')"],
    ['return <p><b />{rows.map((row) => row.name)}</p>', 'rows.map((row) => row.name)'],
    ['const name = t(title)\nreturn <p><b />{name}</p>', 'View.tsx:3: name'],
    ["const row = () => t('a')\nreturn <ul>{rows.map(row)}{more}</ul>", 'View.tsx:3: rows.map(row)'],
    ['return <Dialog title={<><Icon />{title}</>} />', 'title'],
  ])('in %s', (body, text) => expect(found(body)).toContain(text))

  it.each([
    "return <p>{t('a')}</p>",
    "return <p>{isNew && t('a')}</p>",
    "return <p><Icon /><span>{t('a')}</span>{isNew && <b />}</p>",
    'return <ul><li />{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
    'const row = (name) => <li>{name}</li>\nreturn <ul>{row(1)}{rows.map(row)}</ul>',
    'return <p>{asElement(title)}<b /></p>',
    'return isNew ? <b /> : null',
  ])('but not in %s', (body) => expect(found(body)).toEqual([]))
})
