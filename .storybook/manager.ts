import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import './statechart/managerReact.ts'
import { registerGuardedTools } from './GuardedTools.tsx'
import { registerStatechart } from './statechart/register.tsx'

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Tackboard', brandTarget: '_self' }),
  sidebar: { showRoots: true },
})

registerStatechart()
registerGuardedTools()
