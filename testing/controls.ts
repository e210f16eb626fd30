/** A control that offers names, instead of an editor for a list or an object. */
export function presets<const Name extends string, Value>(values: Readonly<Record<Name, Value>>) {
  return {
    argType: { control: { type: 'select' as const }, options: Object.keys(values), mapping: values },
    /** A preset as an arg, so that the control shows its name. */
    // SAFETY: Storybook replaces the name with its value before it renders the story (`argTypes.*.mapping`).
    named: (name: Name) => name as unknown as Value,
  }
}
