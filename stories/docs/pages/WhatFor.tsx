import { DocLink } from '../frame/DocTable.tsx'
import { Prose, withoutSections } from '../frame/Prose.tsx'
import { MachineLinks } from '../machines/MachineLinks.tsx'
import { factsOf } from './viewFacts.ts'

export interface WhatForProps {
  /** The title of its group of stories. */
  readonly title: string
  /** Its JSDoc. */
  readonly purpose: string
}

/** A component's purpose, its sections in the specifications, and its machines. */
export function WhatFor({ title, purpose }: WhatForProps) {
  const { specs, machines } = factsOf(title, purpose)
  return (
    <>
      <p>
        <Prose text={withoutSections(purpose)} />
      </p>
      {specs.map(({ file, page, sections }) => (
        <p key={file}>
          Specified in{' '}
          <DocLink id={page}>{`${file} ${sections.map((section) => `§${section}`).join(', ')}`}</DocLink>.
        </p>
      ))}
      <MachineLinks words="Statecharts" names={machines} />
    </>
  )
}
