import { toId } from 'storybook/internal/csf'
import type { AnyStateMachine } from 'xstate'
import { machineNames, registry, type MachineName } from '../../../machines/registry.ts'

const machines: Readonly<Record<MachineName, AnyStateMachine>> = registry

/** The ID of a machine's page. */
export const pageOf = (name: MachineName): string => toId('Reference/Machines', name)

/** The machines that a machine invokes or spawns. */
export const childrenOf = (name: MachineName): readonly MachineName[] => {
  const { actors } = machines[name].implementations
  return machineNames.filter((other) => other !== name && other in actors)
}

/** The machines that invoke or spawn a machine. */
export const parentsOf = (name: MachineName): readonly MachineName[] =>
  machineNames.filter((other) => childrenOf(other).includes(name))
