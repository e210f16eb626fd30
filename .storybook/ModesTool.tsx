import { addons, types } from 'storybook/manager-api'
import { whyNot, type Choice } from './guardTable.ts'
import { ModeSelect } from './ModeSelect.tsx'
import { changesIn, modeNames, titleOf } from './modeWords.ts'
import { choices, initialGlobals } from './toolbar.ts'
import { ToolPopover } from './ToolPopover.tsx'
import { useSettled } from './useSettled.ts'

function Modes() {
  const { values, staged, others, explanation, storyGlobals, updateGlobals } = useSettled()
  const changed = changesIn(values)
  const summary = changed.map((name) => titleOf(name, String(values[name])))
  return (
    <ToolPopover
      label={changed.length > 0 ? summary.join(', ') : 'Modes'}
      name="Modes"
      edge="left"
      width={354}
      isMarked={changed.length > 0}
    >
      <div style={{ padding: 16 }}>
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            alignItems: 'center',
            gap: 8,
          }}
        >
          {modeNames.map((name) => (
            <ModeSelect
              key={name}
              title={choices[name].title}
              options={choices[name].options}
              value={String(values[name] ?? initialGlobals[name])}
              isChanged={changed.includes(name)}
              isOwn={staged.includes(name)}
              isLocked={staged.includes(name) || name in storyGlobals}
              // SAFETY: the list's values come from the table.
              whyNot={(value) =>
                name === 'experiment' ? whyNot(others, value as Choice['experiment']) : null
              }
              onChoose={(value) => updateGlobals({ [name]: value })}
            />
          ))}
        </div>
        <p role="status" style={{ margin: explanation ? '12px 0 0' : 0, lineHeight: 1.4 }}>
          {explanation}
        </p>
        <button
          type="button"
          disabled={changed.length === 0}
          style={{ marginBlockStart: 12, height: 28, padding: '0 10px' }}
          onClick={() => updateGlobals(initialGlobals)}
        >
          Reset all
        </button>
      </div>
    </ToolPopover>
  )
}

/** Adds one button to the toolbar. It opens all modes and shows which differ from the default. */
export const registerModes = () =>
  addons.register('tackboard/modes', () => {
    addons.add('tackboard/modes/tool', {
      type: types.TOOL,
      title: 'Modes',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <Modes />,
    })
  })
