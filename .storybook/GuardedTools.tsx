import { useEffect, useState, type CSSProperties } from 'react'
import { addons, types, useAddonState, useGlobals, useParameter } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { OWN } from '../stories/support/stage/own.ts'
import { guarded, judged, settle, whyNot, type Choice, type Guarded } from './guardTable.ts'
import { guardedDefaults } from './toolbar.ts'

const names: Readonly<Record<Guarded, string>> = {
  viewer: 'Who is looking',
  country: 'Country',
  experiment: 'Experiment',
}

const nothing: readonly Guarded[] = []

/** Sets an impossible combination right, and keeps the words why until the next choice. */
function useSettled() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const [told, setTold] = useAddonState('tackboard/guarded', { choice: '', reason: '' })
  const staged = useParameter<readonly Guarded[]>(OWN, nothing)
  // An experiment that the story itself chose is the story's word: nothing takes it back.
  const own: readonly Guarded[] = 'experiment' in storyGlobals ? [...staged, 'experiment'] : staged
  const { choice, because } = settle(globals, guardedDefaults, own)
  const reason = because.join(' ')
  const current = Object.values(choice).join(' ')
  useEffect(() => {
    if (!reason) return
    void setTold({ choice: current, reason })
    // Only what is taken back: the next key may have chosen another viewer by now. What a story locks must not become everybody's choice.
    updateGlobals(
      Object.fromEntries(
        Object.entries(choice).filter(([name, value]) => globals[name] !== value && !(name in storyGlobals)),
      ),
    )
    // oxlint-disable-next-line react/exhaustive-deps -- the functions are new at each turn, and mean the same
  }, [reason, current])
  return {
    choice,
    staged,
    others: judged(choice, own),
    word: reason || (told.choice === current ? told.reason : ''),
    storyGlobals,
    updateGlobals,
  }
}

interface ToolProps {
  readonly name: Guarded
  readonly value: string
  /** The value is the story's and not in the list. */
  readonly isOwn: boolean
  readonly isLocked: boolean
  readonly whyNot: (value: string) => string | null
  readonly onChoose: (value: string) => void
}

/** A native list, so that keys, screen readers and both themes just work. An option that is refused says why. */
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
  const title = isLocked ? `${names[name]}: this story keeps its own` : names[name]
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
      {Object.entries(guarded[name]).map(([each, says]) => {
        const reason = refusal(each)
        return (
          <option key={each} value={each} disabled={reason !== null}>
            {reason === null ? says : `${says} — ${reason}`}
          </option>
        )
      })}
    </select>
  )
}

/** Below the bar, which is one line high and cuts off what is more; for ten seconds, since it lies over the story. */
function Word({ word }: { readonly word: string }) {
  const { background, color, appBorderColor } = useTheme()
  const [read, setRead] = useState('')
  useEffect(() => {
    const timer = setTimeout(setRead, word ? 10_000 : 0, word)
    return () => clearTimeout(timer)
  }, [word])
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
  const isShown = word !== '' && word !== read
  return (
    <span role="status" style={isShown ? bubble : undefined}>
      {isShown && word}
    </span>
  )
}

/** Who is looking, country and experiment. */
function GuardedTools() {
  const { choice, staged, others, word, storyGlobals, updateGlobals } = useSettled()
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
      <Word word={word} />
    </div>
  )
}

/** Puts the three lists beside the other tools of a story. */
export const registerGuardedTools = () =>
  addons.register('tackboard/guarded', () => {
    addons.add('tackboard/guarded/tools', {
      type: types.TOOL,
      title: 'Who, country, experiment',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <GuardedTools />,
    })
  })
