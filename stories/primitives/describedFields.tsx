import { TextArea, type TextAreaProps } from '../../src/ui/fields/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../src/ui/fields/TextField.tsx'

// For their pages: docgen finds no component in one that draws nothing itself but what its hook hands it.

/** A labelled line of text. An address or a code is `dir="ltr"` in every language. Styles: `fieldStyles`. */
export const DescribedField = (props: TextFieldProps) => <TextField {...props} />

/** A labelled text of several lines; it grows with what is written, up to ten lines or so. Styles: `fieldStyles` and `textAreaStyles`. */
export const DescribedArea = (props: TextAreaProps) => <TextArea {...props} />
