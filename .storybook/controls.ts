import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Type = NonNullable<Parameters<ArgTypesEnhancer>[0]['argTypes'][string]['type']>

/** Optional props have the type `T | undefined`. Without `undefined`, Storybook infers the control for `T`. */
export const controlOptionalProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      argType.type ? { ...argType, type: withoutUndefined(argType.type) } : argType,
    ]),
  )

function withoutUndefined(type: Type): Type {
  if (type.name !== 'union') return type
  const required = type.required ? { required: true } : {}
  const rest = type.value.filter((member) => !isUndefined(member))
  const [only] = rest
  if (only && rest.length === 1) return { ...only, ...required }
  const literals = rest.flatMap((member) => (member.name === 'literal' ? [plain(member.value)] : []))
  return literals.length === rest.length ? { name: 'enum', value: literals, ...required } : type
}

const isUndefined = ({ name, value }: { name: string; value?: unknown }) =>
  `${name} ${value}` === 'other undefined'

/** Strips the quotes from docgen's string literals; converts other literals to numbers. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(['"])(.*)\1$/, '$2') : Number(value)
