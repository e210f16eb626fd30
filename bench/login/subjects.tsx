import type { ComponentType } from 'react'
import { Subject as Floor } from './Floor.tsx'
import { Subject as Ours } from './Ours.tsx'
import { Subject as Peer } from './Peer.tsx'
import type { Subject } from './subjectNames.ts'

export const subjects: Readonly<Record<Subject, ComponentType>> = { ours: Ours, floor: Floor, peer: Peer }
