import { addons, types } from 'storybook/manager-api'
import { Panel } from './Panel.tsx'

/** Adds the statechart tab. It renders and talks to the story only while it is open. */
export const registerStatechart = () =>
  addons.register('tackboard/statechart', () => {
    addons.add('tackboard/statechart/panel', {
      type: types.PANEL,
      title: 'Statechart',
      paramKey: 'statechart',
      render: ({ active }) => (active ? <Panel /> : null),
    })
  })
