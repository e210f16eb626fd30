import { Fragment } from 'react'
import type { MachineName } from '../../../machines/registry.ts'
import { DocLink } from '../frame/DocTable.tsx'
import { inWords } from '../frame/inWords.ts'
import { pageOf } from './machineKin.ts'

export interface MachineLinksProps {
  /** What the machines are: 'Run by'. */
  readonly words: string
  readonly names: readonly MachineName[]
}

/** Links to the pages of machines; nothing if there are none. */
export const MachineLinks = ({ words, names }: MachineLinksProps) =>
  names.length > 0 && (
    <p>
      {words}:{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <DocLink id={pageOf(name)}>{inWords(name)}</DocLink>
        </Fragment>
      ))}
      .
    </p>
  )
