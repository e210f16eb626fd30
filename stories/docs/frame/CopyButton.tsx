import { useState } from 'react'
import { useTheme } from 'storybook/theming'

/** Copies a value, and confirms it until another one is copied or the pointer leaves. */
export function CopyButton({ value }: { readonly value: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { appBorderColor, background, color } = useTheme()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setIsCopied(true)
  }
  return (
    <button
      type="button"
      aria-label={isCopied ? `Copied ${value}` : `Copy ${value}`}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
      onPointerLeave={() => setIsCopied(false)}
      style={{
        padding: '2px 8px',
        border: `1px solid ${appBorderColor}`,
        borderRadius: 6,
        font: 'inherit',
        fontSize: 11,
        background: background.content,
        color: color.defaultText,
        cursor: 'pointer',
      }}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
}
