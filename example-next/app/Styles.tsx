'use client'
import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { StyleCache } from 'tackboard/theme'

interface StylesProps {
  nonce: string | null
  children: ReactNode
}

/** Sends the styles of each part of the page before its HTML, compiled once for all pages. In the browser, styled-components takes over. */
export function Styles({ nonce, children }: StylesProps) {
  const [sheet] = useState(() => new ServerStyleSheet(nonce ? { nonce } : {}))
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  if (typeof window !== 'undefined') return children
  return (
    <StyleSheetManager sheet={sheet.instance}>
      <StyleCache>{children}</StyleCache>
    </StyleSheetManager>
  )
}
