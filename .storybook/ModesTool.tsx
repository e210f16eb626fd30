import { Button, PopoverProvider } from 'storybook/internal/components'
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api'
import { OWN } from '../testing/stage/own.ts'
import { Presets } from './Presets.tsx'
import { ModeSelect } from './ModeSelect.tsx'
import { changesIn, choices, initialGlobals, modeNames, titleOf } from './toolbar.ts'

const nothing: readonly string[] = []

function Modes() {
  const [globals] = useGlobals()
  const summary = changesIn(globals).map((name) => titleOf(name, String(globals[name])))
  return (
    <PopoverProvider ariaLabel="Modes" placement="bottom-start" padding={16} popover={<Selects />}>
      <Button variant="outline" ariaLabel={false} active={summary.length > 0}>
        <span style={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {summary.join(', ') || 'Modes'}
        </span>
      </Button>
    </PopoverProvider>
  )
}

function Selects() {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const staged = useParameter<readonly string[]>(OWN, nothing)
  const changed = changesIn(globals)
  return (
    <div style={{ inlineSize: 340 }}>
      <Presets globals={globals} onChoose={updateGlobals} />
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
            value={String(globals[name] ?? initialGlobals[name])}
            isChanged={changed.includes(name)}
            isOwn={staged.includes(name)}
            isLocked={staged.includes(name) || name in storyGlobals}
            onChoose={(value) => updateGlobals({ [name]: value })}
          />
        ))}
      </div>
      <Button
        ariaLabel={false}
        style={{ marginBlockStart: 12 }}
        disabled={changed.length === 0}
        onClick={() => updateGlobals(initialGlobals)}
      >
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
