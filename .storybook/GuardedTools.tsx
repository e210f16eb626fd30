import { useEffect, useState, type CSSProperties } from 'react'
import { addons, types, useAddonState, useGlobals, useParameter } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { OWN } from '../stories/support/stage/own.ts'
import { guarded, restricted, settle, whyNot, type Choice, type Guarded } from './guardTable.ts'
import { guardedDefaults } from './toolbar.ts'

const names: Readonly<Record<Guarded, string>> = {
  viewer: 'Viewer',
  country: 'Country',
  experiment: 'Experiment',
}

const nothing: readonly Guarded[] = []

/** Corrects an impossible combination, and shows why until the next choice. */
function useSettled() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const [shown, setShown] = useAddonState('tackboard/guarded', { choice: '', reason: '' })
  const staged = useParameter<readonly Guarded[]>(OWN, nothing)
  // Never reset an experiment that the story itself has set.
  const own: readonly Guarded[] = 'experiment' in storyGlobals ? [...staged, 'experiment'] : staged
  const { choice, because } = settle(globals, guardedDefaults, own)
  const reason = because.join(' ')
  const current = Object.values(choice).join(' ')
  useEffect(() => {
    if (!reason) return
    void setShown({ choice: current, reason })
    // Update only what was reset: the viewer may have changed meanwhile. A value locked by a story must not become the global choice.
    updateGlobals(
      Object.fromEntries(
        Object.entries(choice).filter(([name, value]) => globals[name] !== value && !(name in storyGlobals)),
      ),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- the functions change on every render, but are equivalent
  }, [reason, current])
  return {
    choice,
    staged,
    others: restricted(choice, own),
    explanation: reason || (shown.choice === current ? shown.reason : ''),
    storyGlobals,
    updateGlobals,
  }
}

interface ToolProps {
  readonly name: Guarded
  readonly value: string
  /** Whether the story sets a value that is not in the list. */
  readonly isOwn: boolean
  readonly isLocked: boolean
  readonly whyNot: (value: string) => string | null
  readonly onChoose: (value: string) => void
}

/** A native select, so that keyboards, screen readers and both themes work. Disabled options say why. */
function Tool({ name, value, isOwn, isLocked, whyNot: refusal, onChoose }: ToolProps) {
  const { base, background, color, appBorderColor } = useTheme()
  const look = {
    colorScheme: base,
    background: background.content,
    color: color.defaultText,
    border: `1px solid ${appBorderColor}`,
    borderRadius: 4,
    height: 28,
    maxWidth: 112,
    opacity: isLocked ? 0.6 : 1,
    cursor: isLocked ? 'not-allowed' : 'pointer',
  }
  const title = isLocked ? `${names[name]}: set by this story` : names[name]
  return (
    <select
      aria-label={title}
      title={title}
      disabled={isLocked}
      value={isOwn ? '' : value}
      style={look}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {isOwn && <option value="">The story’s own</option>}
      {Object.entries(guarded[name]).map(([each, label]) => {
        const reason = refusal(each)
        return (
          <option key={each} value={each} disabled={reason !== null}>
            {reason === null ? label : `${label} — ${reason}`}
          </option>
        )
      })}
    </select>
  )
}

/** A message below the toolbar, which has room for only one line. Hidden after ten seconds, because it covers the story. */
function Explanation({ text }: { readonly text: string }) {
  const { background, color, appBorderColor } = useTheme()
  const [read, setRead] = useState('')
  useEffect(() => {
    const timer = setTimeout(setRead, text ? 10_000 : 0, text)
    return () => clearTimeout(timer)
  }, [text])
  const bubble: CSSProperties = {
    position: 'fixed',
    top: 44,
    maxWidth: 320,
    padding: '8px 12px',
    whiteSpace: 'normal',
    lineHeight: 1.4,
    zIndex: 10,
    pointerEvents: 'none',
    background: background.content,
    color: color.defaultText,
    border: `1px solid ${appBorderColor}`,
    borderRadius: 4,
  }
  const isShown = text !== '' && text !== read
  return (
    <span role="status" style={isShown ? bubble : undefined}>
      {isShown && text}
    </span>
  )
}

/** Viewer, country and experiment. */
function GuardedTools() {
  const { choice, staged, others, explanation, storyGlobals, updateGlobals } = useSettled()
  // SAFETY: the keys of the table.
  const all = Object.keys(guarded) as Guarded[]
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 6, fontSize: 12 }}>
      {all.map((name) => (
        <Tool
          key={name}
          name={name}
          value={choice[name]}
          isOwn={staged.includes(name)}
          isLocked={staged.includes(name) || name in storyGlobals}
          // SAFETY: the values of the list are the table's.
          whyNot={(value) => (name === 'experiment' ? whyNot(others, value as Choice['experiment']) : null)}
          onChoose={(value) => updateGlobals({ [name]: value })}
        />
      ))}
      <Explanation text={explanation} />
    </div>
  )
}

/** Adds the three lists to the toolbar. */
export const registerGuardedTools = () =>
  addons.register('tackboard/guarded', () => {
    addons.add('tackboard/guarded/tools', {
      type: types.TOOL,
      title: 'Viewer, country, experiment',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <GuardedTools />,
    })
  })
