import { afterEach, describe, expect, it } from 'vitest'
import { documentOf, freeze, stylesOf } from './freeze.ts'
import { revive } from './revive.ts'

let host: HTMLElement | null = null
const added: Element[] = []

afterEach(() => {
  host?.remove()
  for (const element of added.splice(0)) element.remove()
})

/** Renders HTML, changes its state, and returns it as it appears in a tile, frozen and revived. */
async function frozen(
  html: string,
  change: (find: <E extends Element = HTMLElement>(selector: string) => E) => void = () => undefined,
) {
  host = document.body.appendChild(document.createElement('main'))
  host.innerHTML = html
  change((selector) => {
    // SAFETY: each test selects an element of its own HTML.
    return host?.querySelector(selector) as never
  })
  const tile = document.createElement('iframe')
  tile.srcdoc = documentOf(freeze(document), stylesOf(document))
  const loaded = new Promise((done) => tile.addEventListener('load', done, { once: true }))
  added.push(tile)
  // Outside the body, because the body is what gets frozen.
  document.documentElement.append(tile)
  await loaded
  const page = tile.contentDocument
  if (!page) throw new Error('The tile has no page.')
  revive(page)
  return { find: (selector: string) => page.querySelector(`main ${selector}`), page }
}

describe('A frozen page', () => {
  it('keeps typed text, checked boxes and selected options', async () => {
    const { find } = await frozen(
      `<input id="text" value="before"><input id="box" type="checkbox"><input id="some" type="checkbox">
       <input id="off" type="checkbox" checked><textarea>before</textarea><select><option>One</option><option>Two</option></select>`,
      (of) => {
        of<HTMLInputElement>('#text').value = '<after> & "quoted"'
        of<HTMLInputElement>('#box').checked = true
        of<HTMLInputElement>('#some').indeterminate = true
        of<HTMLInputElement>('#off').checked = false
        of<HTMLTextAreaElement>('textarea').value = '</textarea>after'
        of<HTMLSelectElement>('select').selectedIndex = 1
      },
    )
    expect(find('#text')).toHaveProperty('value', '<after> & "quoted"')
    expect(find('#box')).toHaveProperty('checked', true)
    expect(find('#some')).toHaveProperty('indeterminate', true)
    expect(find('#off')).toHaveProperty('checked', false)
    expect(find('textarea')).toHaveProperty('value', '</textarea>after')
    expect(find('select')).toHaveProperty('value', 'Two')
  })

  it('reopens modal and non-modal dialogs and popovers', async () => {
    const { find, page } = await frozen(
      '<dialog id="modal"><input></dialog><dialog id="beside"></dialog><dialog id="shut"></dialog><p popover="manual">Toast</p>',
      (of) => {
        of<HTMLDialogElement>('#modal').showModal()
        of<HTMLDialogElement>('#beside').show()
        of('p').showPopover()
      },
    )
    expect(find('#modal')?.matches(':modal')).toBe(true)
    expect(find('#beside')?.matches('[open]:not(:modal)')).toBe(true)
    expect(find('#shut')).toHaveProperty('open', false)
    expect(find('p')?.matches(':popover-open')).toBe(true)
    expect(page.activeElement).toBe(page.body)
  })

  it('reopens the dialog with the focus last, wherever it is in the page', async () => {
    const { find, page } = await frozen(
      '<dialog id="over"><input></dialog><dialog id="under"><input></dialog>',
      (of) => {
        of<HTMLDialogElement>('#under').showModal()
        of<HTMLDialogElement>('#over').showModal()
      },
    )
    const { left, top } = find('#over input')?.getBoundingClientRect() ?? { left: 0, top: 0 }
    expect(page.elementFromPoint(left + 1, top + 1)?.closest('dialog')).toBe(find('#over'))
  })

  it('keeps scroll positions and canvas content', async () => {
    const { find } = await frozen(
      '<div style="block-size: 20px; overflow: auto"><p style="block-size: 90px"></p></div><canvas width="2" height="2"></canvas>',
      (of) => {
        of('div').scrollTop = 30
        of<HTMLCanvasElement>('canvas').getContext('2d')?.fillRect(0, 0, 2, 2)
      },
    )
    expect(find('div')).toHaveProperty('scrollTop', 30)
    expect(find('canvas')).toHaveProperty('style.backgroundImage', expect.stringContaining('data:image/png'))
  })

  it('runs no script and plays no video', async () => {
    const { page, find } = await frozen(
      '<script>document.title = "ran"</script><video autoplay src="/none.webm"></video>',
    )
    expect(page.querySelector('script')).toBeNull()
    expect(find('video')?.matches('[autoplay]')).toBe(false)
  })

  it('has the styles of the page, including rules inserted by script', async () => {
    const sheet = document.createElement('style')
    added.push(sheet)
    document.head.append(sheet)
    sheet.sheet?.insertRule('.by-hand { color: rgb(1, 2, 3) }')
    const { find, page } = await frozen('<p class="by-hand">Text</p>')
    const paragraph = find('p')
    expect(paragraph && page.defaultView?.getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)')
  })

  it('keeps language, direction and theme', async () => {
    const root = document.documentElement
    Object.assign(root, { lang: 'ar', dir: 'rtl' })
    root.dataset['theme'] = 'dark'
    const { page } = await frozen('')
    Object.assign(root, { lang: '', dir: '' })
    delete root.dataset['theme']
    expect(page.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(page.documentElement.dataset['theme']).toBe('dark')
  })
})
