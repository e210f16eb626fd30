import { addons, types } from 'storybook/manager-api'
import { Panel } from './Panel.tsx'

/** The id of the statechart tab. */
export const statechartPanel = 'tackboard/statechart/panel'

/** Adds the statechart tab before all others. It renders and talks to the story only while it is open. */
export const registerStatechart = () =>
  addons.register('tackboard/statechart', () => {
    const panels = addons.getElements(types.PANEL)
    const others = Object.entries(panels)
    for (const [id] of others) delete panels[id]
    addons.add(statechartPanel, {
      type: types.PANEL,
      title: 'Statechart',
      paramKey: 'statechart',
      render: ({ active }) => (active ? <Panel /> : null),
    })
    Object.assign(panels, Object.fromEntries(others))
  })
