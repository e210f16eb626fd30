import { Button, PopoverProvider } from 'storybook/internal/components'
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'
import { OWN } from '../testing/stage/own.ts'
import { globalsOf, wordsOf } from './presets.ts'
import { Presets } from './Presets.tsx'
import { ModeSelect } from './ModeSelect.tsx'
import { changesIn, choices, initialGlobals, modeNames } from './toolbar.ts'
import { windowIn, windowOptions } from './windows.ts'

const nothing: readonly string[] = []

function Modes() {
  const [globals] = useGlobals()
  const summary = wordsOf(globals)
  return (
    <PopoverProvider
      ariaLabel="Modes"
      placement="bottom-start"
      padding={0}
      popover={({ onHide }) => <Selects onHide={onHide} />}
    >
      <Button variant="outline" ariaLabel={false} active={summary !== ''}>
        <span style={{ maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {summary || 'Modes'}
        </span>
      </Button>
    </PopoverProvider>
  )
}

function Selects({ onHide }: { readonly onHide: () => void }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals()
  const staged = useParameter<readonly string[]>(OWN, nothing)
  const { background } = useTheme()
  const changed = changesIn(globals)
  const window = windowIn(globals)
  return (
    // Storybook's own popover lets the story shine through.
    <div style={{ inlineSize: 340, padding: 16, borderRadius: 6, background: background.content }}>
      <Presets
        globals={globals}
        onChoose={(preset) => {
          updateGlobals(preset)
          // The story is below the menu.
          onHide()
        }}
      />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'center',
          gap: 8,
        }}
      >
        <ModeSelect
          title="Window"
          options={windowOptions(window)}
          value={window ?? ''}
          isChanged={window !== null}
          isOwn={false}
          isLocked={'viewport' in storyGlobals}
          onChoose={(value) => updateGlobals({ viewport: value ? { value, isRotated: false } : {} })}
        />
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
        disabled={wordsOf(globals) === ''}
        onClick={() => updateGlobals(globalsOf({}))}
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
