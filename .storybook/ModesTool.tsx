import { Button, PopoverProvider } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { whyNot, type Choice } from './guardTable.ts'
import { ModeSelect } from './ModeSelect.tsx'
import { changesIn, choices, initialGlobals, modeNames, titleOf } from './toolbar.ts'
import { useSettled } from './useSettled.ts'

function Modes() {
  const settled = useSettled()
  const { values } = settled
  const summary = changesIn(values).map((name) => titleOf(name, String(values[name])))
  return (
    <PopoverProvider
      ariaLabel="Modes"
      placement="bottom-start"
      padding={16}
      popover={<Selects {...settled} />}
    >
      <Button variant="outline" ariaLabel={false} active={summary.length > 0}>
        <span style={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {summary.join(', ') || 'Modes'}
        </span>
      </Button>
    </PopoverProvider>
  )
}

function Selects(settled: ReturnType<typeof useSettled>) {
  const { values, staged, others, explanation, storyGlobals, updateGlobals } = settled
  const changed = changesIn(values)
  return (
    <div style={{ inlineSize: 320 }}>
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
            whyNot={(value) => (name === 'experiment' ? whyNot(others, value as Choice['experiment']) : null)}
            onChoose={(value) => updateGlobals({ [name]: value })}
          />
        ))}
      </div>
      <p role="status" style={{ lineHeight: 1.4 }}>
        {explanation}
      </p>
      <Button ariaLabel={false} disabled={changed.length === 0} onClick={() => updateGlobals(initialGlobals)}>
        Reset all
      </Button>
    </div>
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
