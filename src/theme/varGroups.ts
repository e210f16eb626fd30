import * as tokens from './tokens.ts'

const refs = <Values extends object>(group: string, values: Values) =>
  // SAFETY: built from the entries of `values`, so it has exactly its names.
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `var(--tb-${group}-${name}, ${value})`]),
  ) as {
    readonly [Name in keyof Values]: string
  }

export const color = /* @__PURE__ */ refs('color', tokens.color)
export const severity = /* @__PURE__ */ refs('severity', tokens.severity)
export const space = /* @__PURE__ */ refs('space', tokens.space)
export const radius = /* @__PURE__ */ refs('radius', tokens.radius)
export const type = /* @__PURE__ */ refs('type', tokens.type)
export const font = /* @__PURE__ */ refs('font', tokens.font)
export const elevation = /* @__PURE__ */ refs('elevation', tokens.elevation)
export const motion = /* @__PURE__ */ refs('motion', tokens.motion)
export const size = /* @__PURE__ */ refs('size', tokens.size)
