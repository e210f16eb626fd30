import { machineNames } from '../../../machines/registry.ts'
import { DocLink, DocTable } from '../frame/DocTable.tsx'
import { inWords } from '../frame/inWords.ts'
import { pageOf } from './machineKin.ts'
import { purposeOf } from './machineSentences.ts'

/** Each machine with its purpose and a link to its page. */
export const MachinesPage = () => (
  <DocTable
    columns={{ Machine: 30, 'What it is for': 70 }}
    rows={machineNames.map((name) => ({
      key: name,
      Machine: <DocLink id={pageOf(name)}>{inWords(name)}</DocLink>,
      'What it is for': purposeOf(name),
    }))}
  />
)
