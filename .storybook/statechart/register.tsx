import { addons, types } from 'storybook/manager-api'
import { Panel } from './Panel.tsx'

/** Puts the statechart's tab beside the others. Drawn, and asking anything of the story, only while it is the open one. */
export const registerStatechart = () =>
  addons.register('tackboard/statechart', () => {
    addons.add('tackboard/statechart/panel', {
      type: types.PANEL,
      title: 'Statechart',
      paramKey: 'statechart',
      render: ({ active }) => (active ? <Panel /> : null),
    })
  })
