import { Fragment } from 'react'
import { advice } from '../advice/advice.ts'
import { Code, DocLink, DocTable, StoryLink } from '../frame/DocTable.tsx'
import { pageOf } from '../machines/machineKin.ts'
import { Prose } from '../frame/Prose.tsx'
import { factsOf } from './viewFacts.ts'

export interface AboutViewProps {
  /** The title of its group of stories. */
  readonly title: string
  /** Its JSDoc. */
  readonly purpose: string
}

/** A component's purpose, its places in the spec, its machines, and when to use it. */
export function WhatFor({ title, purpose }: AboutViewProps) {
  const { specs, machines } = factsOf(title, purpose)
  const row = advice[title]
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
          Machines:{' '}
          {machines.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <DocLink id={pageOf(name)}>{name}</DocLink>
            </Fragment>
          ))}
          .
        </p>
      )}
      <h2>Do</h2>
      <p>
        <Prose text={row?.do ?? ''} />
      </p>
      <h2>Don’t</h2>
      <p>
        <Prose text={row?.dont ?? ''} />
      </p>
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
    <>
      <h2>{heading}</h2>
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
    </>
  )

/** The states and errors that a component's stories show. */
export function StatesAndErrors({ title, purpose }: AboutViewProps) {
  const { states, errors } = factsOf(title, purpose)
  return (
    <>
      <Claims heading="States" cells={states} />
      <Claims heading="Errors and outcomes" cells={errors} />
    </>
  )
}
