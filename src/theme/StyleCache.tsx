'use client'
import { useContext, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetContext, type IStyleSheetContext } from 'styled-components'

export interface StyleCacheProps {
  /** The app. */
  readonly children?: ReactNode
}

type Compile = IStyleSheetContext['stylis']

/** What styled-components writes after each rule. It is not exported, so an empty sheet tells. */
function ruleEnd(): string {
  const tag = new ServerStyleSheet().instance.getTag()
  tag.insertRules(0, [''])
  return tag.getGroup(0)
}

/** How many styles are kept. Only an app that makes styles of what visitors send has more; they are then compiled again. */
const limit = 2000

interface Kept {
  readonly css: string
  readonly prefix: string | undefined
  readonly id: string | undefined
  readonly rules: string[]
}

/** Compiles each style once. Its rules are one piece of text, which costs a sheet much less than the single rules. */
function compileOnce(compile: Compile): Compile {
  const end = ruleEnd()
  const kept = new Map<string, Kept>()
  const once = (css: string, selector = '', prefix?: string, id?: string) => {
    // Global styles have no selector. All others have a name, which is much shorter than their CSS.
    const key = selector || css
    const known = kept.get(key)
    if (known?.css === css && known.prefix === prefix && known.id === id) return known.rules
    if (kept.size >= limit) kept.clear()
    const compiled = compile(css, selector, prefix, id)
    const rules = compiled.length > 1 ? [compiled.join(end)] : compiled
    kept.set(key, { css, prefix, id, rules })
    return rules
  }
  return Object.assign(once, { hash: compile.hash })
}

/** By styled-components' own function: all requests share the one without plugins. */
const compilers = new WeakMap<Compile, Compile>()

function compilerOf(compile: Compile): Compile {
  const found = compilers.get(compile) ?? compileOnce(compile)
  compilers.set(compile, found)
  return found
}

/**
 * Makes a server compile each style once, instead of once for each page; those of the app, too. Render it around the app, inside
 * `collectStyles` of the page's `ServerStyleSheet`. The page is sent as without it: each has a sheet of its own, and requests share
 * nothing but the compiled text of at most 2,000 styles. In a browser it renders its children and nothing else.
 *
 * It has no effect before styled-components 6.4, nor inside a `StyleSheetManager` with `stylisPlugins` or a `namespace`.
 */
export function StyleCache({ children }: StyleCacheProps): ReactNode {
  const context = useContext(StyleSheetContext)
  if (typeof document !== 'undefined') return children
  return (
    <StyleSheetContext value={{ ...context, stylis: compilerOf(context.stylis) }}>
      {children}
    </StyleSheetContext>
  )
}
