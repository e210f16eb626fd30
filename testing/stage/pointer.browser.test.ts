import { expect, it, onTestFinished, vi } from 'vitest'
import { press } from './person.ts'
import { click, enter, reach } from './pointer.ts'

function show(html: string) {
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = html
  onTestFinished(() => page.remove())
  const found = <Type extends HTMLElement>(selector: string) => {
    const element = page.querySelector<Type>(selector)
    if (!element) throw new Error(`There is no ${selector}.`)
    return element
  }
  const heard: string[] = []
  for (const type of [
    'pointerdown',
    'mousedown',
    'focusin',
    'pointerup',
    'mouseup',
    'click',
    'input',
    'change',
  ])
    page.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).localName}`))
  return { page, found, heard }
}

it('a click is all that a mouse does', () => {
  const { found, heard } = show('<button><b>Go</b></button>')
  click(found('button'))
  const [down, up] = [
    ['pointerdown b', 'mousedown b', 'focusin button'],
    ['pointerup b', 'mouseup b', 'click b'],
  ]
  expect(heard).toEqual([...down, ...up])
})

it('takes the focus away from a field, unless the page prevents it', () => {
  const { found } = show('<input><button>Go</button><p>Text</p>')
  const input = found('input')
  input.focus()
  found('button').addEventListener('mousedown', (event) => event.preventDefault())
  click(found('button'))
  expect(document.activeElement).toBe(input)
  click(found('p'))
  expect(document.activeElement).toBe(document.body)
})

it('ticks a box that its label covers', () => {
  const { found, heard } = show('<label><input type="checkbox" style="opacity: 0">Agree</label>')
  click(found('input'))
  expect([found<HTMLInputElement>('input').checked, heard.at(-1)]).toEqual([true, 'change input'])
})

it.each([
  ['disabled', '<button disabled>Go</button>'],
  ['disabled', '<button aria-disabled="true">Go</button>'],
  ['covered by div', '<button>Go</button><div style="position: fixed; inset: 0"></div>'],
])('does not reach what is %s: %s', (reason, html) => {
  const { found, heard } = show(html)
  expect(() => reach(found('button'))).toThrow(reason)
  expect(() => click(found('button'))).toThrow(reason)
  expect(heard).toEqual([])
})

it('`press` waits until it is reached', async () => {
  const { found } = show('<button disabled>Go</button>')
  const onClick = vi.fn<() => void>()
  found('button').addEventListener('click', onClick)
  const pressed = press('Go')
  await new Promise(requestAnimationFrame)
  expect(onClick).not.toHaveBeenCalled()
  found<HTMLButtonElement>('button').disabled = false
  await pressed
  expect(onClick).toHaveBeenCalledOnce()
})

it('misses a button that moves when the field loses the focus', () => {
  const { found, heard } = show('<input><p hidden style="height: 200px"></p><br><button>Go</button>')
  found('input').focus()
  found('input').addEventListener('blur', () => (found('p').hidden = false))
  expect(() => click(found('button'))).toThrow('covered')
  expect(heard).not.toContain('click button')
})

it('a text is entered with one event, which the browser trusts, and cut where the field ends', () => {
  const { found, heard } = show('<input value="before" maxlength="4">')
  const input = found<HTMLInputElement>('input')
  const trusted = vi.fn<(isTrusted: boolean) => void>()
  input.addEventListener('input', ({ isTrusted }) => trusted(isTrusted))
  enter(input, 'Robin')
  expect([input.value, heard, trusted.mock.calls]).toEqual([
    'Robi',
    ['focusin input', 'input input'],
    [[true]],
  ])
  enter(input, '')
  expect(input.value).toBe('')
})
