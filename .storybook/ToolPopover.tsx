import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTheme } from 'storybook/theming'

interface ToolPopoverProps {
  /** The button's text. */
  readonly label: string
  /** The popover's accessible name. */
  readonly name: string
  /** The edge of the button that the popover is aligned with. */
  readonly edge: 'left' | 'right'
  /** The popover's width in px. */
  readonly width: number
  /** Whether the button is marked, because something differs from the default. */
  readonly isMarked?: boolean
  readonly children: ReactNode
}

/** The colours and text of a toolbar button or box. */
export function useToolLook(): CSSProperties {
  const { base, background, color, appBorderColor } = useTheme()
  return {
    colorScheme: base,
    border: `1px solid ${appBorderColor}`,
    background: background.content,
    color: color.defaultText,
    fontSize: 12,
  }
}

/** A toolbar button that opens a popover below it. */
export function ToolPopover({ label, name, edge, width, isMarked = false, children }: ToolPopoverProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const look = useToolLook()
  const { secondary } = useTheme().color
  const place = () => {
    const { left = 0, right = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {}
    const x = edge === 'left' ? left : right - width
    // Keeps it inside the window, which may be narrower than the toolbar.
    const inside = Math.max(8, Math.min(x, window.innerWidth - width - 8))
    Object.assign(popover.current?.style ?? {}, { left: `${inside}px`, top: `${bottom + 8}px` })
  }
  // The manager's React has no popover events.
  useEffect(() => {
    const box = popover.current
    box?.addEventListener('beforetoggle', place)
    return () => box?.removeEventListener('beforetoggle', place)
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        style={{
          ...look,
          ...(isMarked && { border: `1px solid ${secondary}`, color: secondary }),
          maxWidth: 260,
          height: 28,
          padding: '0 10px',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          borderRadius: 4,
          fontWeight: 700,
          cursor: 'pointer',
        }}
      >
        {label}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        aria-label={name}
        style={{
          ...look,
          position: 'fixed',
          inset: 'auto',
          margin: 0,
          inlineSize: width,
          boxSizing: 'border-box',
          borderRadius: 8,
        }}
      >
        {children}
      </div>
    </>
  )
}
