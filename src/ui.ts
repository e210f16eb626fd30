/** `tackboard/ui`: the primitives that the views are made of. They know nothing of accounts or pins. */
export { Button, type ButtonProps, type ButtonVariant } from './ui/actions/Button.tsx'
export { Link, type LinkProps } from './ui/actions/Link.tsx'
export { LinkButton, type LinkButtonProps } from './ui/actions/LinkButton.tsx'
export { Popup, type PopupProps } from './ui/actions/Popup.tsx'
export { Dialog, type CloseReason, type DialogProps } from './ui/dialog/Dialog.tsx'
export { Notice, type NoticeProps } from './ui/feedback/Notice.tsx'
export { Skeleton, type SkeletonProps } from './ui/feedback/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './ui/feedback/Spinner.tsx'
export {
  Toaster,
  type ToastAction,
  type ToastClock,
  type ToasterProps,
  type ToastItem,
} from './ui/feedback/Toaster.tsx'
export { Tooltip, type TooltipProps } from './ui/feedback/Tooltip.tsx'
export { Checkbox, type CheckboxProps } from './ui/fields/Checkbox.tsx'
export { CodeField, type CodeFieldProps } from './ui/fields/CodeField.tsx'
export { DateField, type DateFieldProps } from './ui/fields/DateField.tsx'
export { Form, type FormProps } from './ui/fields/Form.tsx'
export { PasswordField, type PasswordFieldProps } from './ui/fields/PasswordField.tsx'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './ui/fields/RadioGroup.tsx'
export { SelectField, type SelectFieldProps, type SelectOption } from './ui/fields/SelectField.tsx'
export { Switch, type SwitchProps } from './ui/fields/Switch.tsx'
export { TextArea, type TextAreaProps } from './ui/fields/TextArea.tsx'
export { TextField, type TextFieldProps } from './ui/fields/TextField.tsx'
export {
  Illustration,
  PinWall,
  type IllustrationName,
  type IllustrationProps,
} from './ui/illustration/Illustration.tsx'
export { ListFailed, type ListFailedProps } from './ui/list/ListFailed.tsx'
export { SearchField, type SearchFieldProps } from './ui/list/SearchField.tsx'
export { Avatar, type AvatarProps } from './ui/layout/Avatar.tsx'
export type { ButtonLook } from './ui/actions/Button.tsx'
export type { ToggleProps } from './ui/fields/Checkbox.tsx'
export type { PasswordTexts } from './ui/fields/PasswordField.tsx'
export type { AreaProps } from './ui/fields/TextArea.tsx'
export type { InputProps } from './ui/fields/TextField.tsx'
export type { FieldProps } from './ui/fields/useField.tsx'
