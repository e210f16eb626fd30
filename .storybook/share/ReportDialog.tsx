import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { copyText } from './clipboard.ts'
import { issueAddress } from './report.ts'

export interface ReportDialogProps {
  readonly heading: string
  /** The text to complete. */
  readonly text: string
  /** Where bugs are reported; empty without a tracker. */
  readonly bugs: string
  readonly look: CSSProperties
  readonly onClose: () => void
}

const control: CSSProperties = { height: 28, padding: '0 10px', font: 'inherit' }

/** A prefilled report, to be completed and copied, or opened as an issue. Nothing is sent. */
export function ReportDialog({ heading, text, bugs, look, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [written, setWritten] = useState(text)
  const [said, setSaid] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const address = issueAddress(bugs, heading, written)
  return (
    <dialog
      ref={dialog}
      aria-label="Report what is wrong here"
      style={{ ...look, inlineSize: 520, padding: 16, borderRadius: 8 }}
      onClose={onClose}
      // Storybook's shortcuts are single letters.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 style={{ margin: '0 0 8px', fontSize: 14 }}>Report what is wrong here</h2>
      <textarea
        aria-label="Report"
        rows={14}
        value={written}
        style={{
          ...look,
          boxSizing: 'border-box',
          inlineSize: '100%',
          padding: 8,
          font: '12px/1.5 monospace',
        }}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <p role="status" style={{ margin: '8px 0' }}>
        {said}
      </p>
      <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <button
          type="button"
          style={control}
          onClick={() => void copyText(written, 'The report').then((sentence) => setSaid(sentence))}
        >
          Copy
        </button>
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            Open an issue
          </a>
        )}
        <button
          type="button"
          style={{ ...control, marginInlineStart: 'auto' }}
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
    </dialog>
  )
}
