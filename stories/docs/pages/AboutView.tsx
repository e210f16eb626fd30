import { Fragment } from 'react'
import { Code, DocLink, DocTable, DocText, StoryLink } from '../frame/DocTable.tsx'
import { inWords } from '../frame/inWords.ts'
import { pageOf } from '../machines/machineKin.ts'
import { Prose } from '../frame/Prose.tsx'
import { factsOf } from './viewFacts.ts'

export interface AboutViewProps {
  /** The title of its group of stories. */
  readonly title: string
  /** Its JSDoc. */
  readonly purpose: string
}

/** A component's purpose, its sections in the specifications, and its machines. */
export function WhatFor({ title, purpose }: AboutViewProps) {
  const { specs, machines } = factsOf(title, purpose)
  return (
    <>
      <p>
        <Prose text={purpose} />
      </p>
      {specs.map(({ file, page, sections }) => (
        <p key={file}>
          Specified in{' '}
          <DocLink id={page}>{`${file} ${sections.map((section) => `§${section}`).join(', ')}`}</DocLink>.
        </p>
      ))}
      {machines.length > 0 && (
        <p>
          Statecharts:{' '}
          {machines.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <DocLink id={pageOf(name)}>{inWords(name)}</DocLink>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  )
}

interface ClaimsProps {
  readonly heading: string
  readonly cells: readonly { readonly name: string; readonly ids: readonly string[] }[]
}

/** The first stories. The Coverage page lists all of them. */
const Claims = ({ heading, cells }: ClaimsProps) =>
  cells.length > 0 && (
    <details>
      <summary>{heading}</summary>
      <DocTable
        columns={{ Name: 40, Stories: 60 }}
        rows={cells.map(({ name, ids }) => ({
          key: name,
          cells: {
            Name: <Code>{name}</Code>,
            Stories: ids.slice(0, 3).map((id) => (
              <div key={id}>
                <StoryLink id={id} />
              </div>
            )),
          },
        }))}
      />
    </details>
  )

/** The states and errors that a component's stories show, by their names in code. */
export function StatesAndErrors({ title, purpose }: AboutViewProps) {
  const { states, errors } = factsOf(title, purpose)
  return (
    <DocText>
      <Claims heading={`The ${states.length} states by their names in the code`} cells={states} />
      <Claims
        heading={`The ${errors.length} errors and outcomes by their names in the code`}
        cells={errors}
      />
    </DocText>
  )
}
