import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import './statechart/managerReact.ts'
import { besideOf } from './beside.ts'
import { registerSideBySide } from './BesideFrame.tsx'
import { registerModes } from './ModesTool.tsx'
import { registerSynonyms } from './search/register.tsx'
import { registerStatechart, statechartPanel } from './statechart/register.tsx'
import { registerStoppedNotice } from './stoppedNotice.ts'
import { registerCopyLink } from './CopyLink.tsx'

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Tackboard', brandTarget: '_self' }),
  sidebar: { showRoots: true },
  panelPosition: 'right',
  rightPanelWidth: 480,
  selectedPanel: statechartPanel,
  // 'Modes' lists the windows.
  toolbar: { 'storybook/viewport/tool': { hidden: true } },
  // A contact sheet runs no machine of its own. It needs the full width, as two pages side by side do.
  layoutCustomisations: {
    showPanel: ({ storyId = '', globals = {} }, shown) =>
      shown && !storyId.startsWith('flows--') && !besideOf(globals),
  },
})

registerStatechart()
registerModes()
registerCopyLink()
registerSideBySide()
registerStoppedNotice()
registerSynonyms()
