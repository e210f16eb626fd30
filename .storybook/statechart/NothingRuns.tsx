import { tone } from '../../stories/docs/machines/tones.ts'

/** Shown when there is no chart, with advice on what to do. */
export const NothingRuns = ({ hasBegun }: { readonly hasBegun: boolean }) => (
  <div
    role="status"
    style={{ margin: 'auto', maxWidth: 420, padding: 16, textAlign: 'center', lineHeight: 1.5 }}
  >
    <p style={{ margin: '0 0 4px', fontWeight: 700 }}>
      {hasBegun ? 'No machine runs any more' : 'No machine runs in this story'}
    </p>
    <p style={{ margin: 0, color: tone('muted') }}>
      A view alone has no states of its own. Open a story of a whole flow, such as those of Log in, and its
      machines are drawn here.
    </p>
  </div>
)
