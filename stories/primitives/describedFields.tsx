import { TextArea, type TextAreaProps } from '../../src/ui/fields/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../src/ui/fields/TextField.tsx'

// For the docs pages: docgen does not recognise a component whose elements come from a hook.

/** A labelled single-line text field. Give an email address or a code `dir="ltr"` in every language. */
export const DescribedField = (props: TextFieldProps) => <TextField {...props} />

/** A labelled multi-line text field; it grows with its text, up to about ten lines. */
export const DescribedArea = (props: TextAreaProps) => <TextArea {...props} />
