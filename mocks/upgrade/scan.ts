/** Cuts TypeScript and JSX into tokens: enough to find imports, names and attributes, and never a name inside a text or a comment. */

export interface Token {
  /** `tag` is the name of a JSX element, `attribute` that of one of its attributes. */
  readonly kind: 'word' | 'string' | 'mark' | 'tag' | 'attribute'
  /** The characters; of a string those between its quotes. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** How many brackets, templates and elements are around it. */
  readonly depth: number
  /** Of an attribute, the name of its element. */
  readonly of?: string
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
/** Words before an expression, so that `/` begins a regular expression and `<` an element. */
const beforeExpression = new Set(
  'await case default delete do else extends in instanceof new of return throw typeof void yield'.split(' '),
)
const conditions = new Set(['if', 'while', 'for', 'with'])

class Unreadable extends Error {}

/** The tokens of a file; null if it cannot be read, such as with a syntax of the future. `hasJsx`: whether `<` may begin an element. */
export function scan(code: string, hasJsx: boolean): readonly Token[] | null {
  const tokens: Token[] = []
  let at = 0
  let depth = 0
  /** Whether the parenthesis that was closed last belongs to an `if` or the like. */
  let isAfterCondition = false

  const push = (kind: Token['kind'], start: number, text = code.slice(start, at), of?: string) =>
    tokens.push({ kind, text, start, end: at, depth, ...(of !== undefined && { of }) })
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(code)
  }
  const skip = (pattern: RegExp) => {
    const [found] = match(pattern) ?? []
    if (found === undefined) return false
    at += found.length
    return true
  }
  const expect = (pattern: RegExp) => {
    if (!skip(pattern)) throw new Unreadable()
  }
  const mark = () => {
    at += 1
    push('mark', at - 1)
  }

  /** Whether an expression begins here, after what has been read. */
  function isStart(): boolean {
    const last = tokens.at(-1)
    if (!last) return true
    const before = tokens.at(-2)
    if (last.kind === 'word') return beforeExpression.has(last.text) && before?.text !== '.'
    if (last.kind !== 'mark') return false
    if (last.text === ')') return isAfterCondition
    // After a value, `!` says that it is there, and `++` changes it.
    const follows = before?.end === last.start
    if (last.text === '!')
      return !follows || !/[\w$)\]]$/.test(before.text) || beforeExpression.has(before.text)
    if (/[+-]/.test(last.text) && follows && before.text === last.text) return false
    return last.text !== ']'
  }

  /** Whether `<` begins an element here, and no type parameters. */
  function isElement(): boolean {
    if (!hasJsx || !isStart()) return false
    if (code.startsWith('<>', at)) return true
    const [, name = '', after = ''] = match(/<([A-Za-z_$][\w$.:-]*)\s*(\S?)/y) ?? []
    if (!name || /[,=]/.test(after) || name === 'const') return false
    if (match(/<[\w$]+\s+extends\s/y)) return false
    return after !== '>' || code.includes(`</${name}`, at)
  }

  function inside(close: string) {
    mark()
    depth += 1
    readCode(close)
    depth -= 1
    mark()
  }

  function readTemplate() {
    at += 1
    while (code[at] !== '`') {
      if (at >= code.length) throw new Unreadable()
      if (code.startsWith('${', at)) {
        at += 1
        inside('}')
      } else at += code[at] === '\\' ? 2 : 1
    }
    at += 1
    push('string', at, '')
  }

  function readAttribute(tag: string) {
    const start = at
    expect(/[^\s=/>{}<"'`]+/y)
    push('attribute', start, code.slice(start, at), tag)
    if (!skip(/\s*=\s*/y)) return
    const from = at
    if (skip(/"[^"]*"|'[^']*'/y)) push('string', from, code.slice(from + 1, at - 1))
    else if (code[at] === '{') inside('}')
    else readElement()
  }

  function readElement() {
    depth += 1
    expect(/</y)
    const start = at
    skip(/[A-Za-z_$][\w$.:-]*/y)
    const name = code.slice(start, at)
    if (name) push('tag', start)
    if (code[at] === '<') skip(/<[^()'"]*?>(?=[\s/>])/y)
    for (;;) {
      skip(/(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y)
      if (skip(/\/>/y)) break
      if (skip(/>/y)) {
        readChildren()
        break
      }
      if (code[at] === '{') inside('}')
      else readAttribute(name)
    }
    depth -= 1
    push('string', at, '')
  }

  function readChildren() {
    for (;;) {
      skip(/[^<{]+/y)
      if (skip(/<\/[^>]*>/y)) return
      if (code[at] === '<') readElement()
      else if (code[at] === '{') inside('}')
      else throw new Unreadable()
    }
  }

  function readToken(character: string) {
    const start = at
    if (skip(/[\w$#\u0080-\uffff]+/y)) push('word', start)
    else if (skip(/"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'/y))
      push('string', start, code.slice(start + 1, at - 1))
    else if (character === '`') readTemplate()
    else if (character === '/' && isStart()) {
      expect(/\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y)
      push('string', start, '')
    } else if (character === '<' && isElement()) readElement()
    else if (closers[character]) {
      const isCondition = character === '(' && conditions.has(tokens.at(-1)?.text ?? '')
      inside(closers[character])
      isAfterCondition = isCondition
    } else if (/[)\]}"']/.test(character)) throw new Unreadable()
    else mark()
  }

  function readCode(close: string) {
    for (;;) {
      skip(/(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y)
      const character = code[at] ?? ''
      if (character === close) return
      if (!character) throw new Unreadable()
      readToken(character)
    }
  }

  try {
    skip(/#!.*/y)
    readCode('')
    return tokens
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return null
    throw error
  }
}
