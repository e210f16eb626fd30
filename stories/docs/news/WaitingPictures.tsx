import { useState } from 'react'
import type { WaitingItem } from '../../../scripts/visual/waiting.ts'
import { DocText } from '../frame/DocTable.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'
import { useWaiting } from './useNews.ts'

interface DecisionProps extends Pick<WaitingItem, 'id' | 'note'> {
  readonly decide: ReturnType<typeof useWaiting>['decide']
}

/** Accepts a story's picture as `npm run visual:accept` does, or notes why it is wrong. */
function Decision({ id, note, decide }: DecisionProps) {
  const [text, setText] = useState(note ?? '')
  const [isBusy, setBusy] = useState(false)
  const start = async (what: 'accept' | 'reject') => {
    setBusy(true)
    await decide(what, id, text)
    setBusy(false)
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 8 }}>
      <button type="button" disabled={isBusy} onClick={() => void start('accept')}>
        Accept
      </button>
      <label>
        What is wrong <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" disabled={isBusy} onClick={() => void start('reject')}>
        Reject
      </button>
      {note !== null && <span>Rejected</span>}
    </div>
  )
}

/** The pictures of the last `npm run visual:report` that have not been accepted yet. Only in `npm run storybook`. */
export function WaitingPictures() {
  const { items, error, decide } = useWaiting()
  return (
    <DocText>
      <h2>Waiting for a decision{items && `: ${items.length}`}</h2>
      {items === null && (
        <p>
          <code>npm run visual:report</code> takes a picture of every story and compares it with the accepted
          one.
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      {items?.map(({ id, kind, note }) => (
        <BeforeAfter
          key={id}
          kind={kind}
          storyIds={[id]}
          hasTitle
          before={`news/expected/${id}.png`}
          after={`news/actual/${id}.png`}
        >
          {id.startsWith('sheets/') ? (
            <p>
              A contact sheet is accepted in all its modes:{' '}
              <code>npm run visual:accept -- {id.split('/').slice(0, 2).join('/')}</code>
            </p>
          ) : (
            <Decision id={id} note={note} decide={decide} />
          )}
        </BeforeAfter>
      ))}
    </DocText>
  )
}
