import { TextField, type TextFieldProps } from '@/components/TextField';

/** Props of {@link EmailInput}: those of a text field, except its type. */
export type EmailInputProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** Input of one email address. The form validates it with `isEmail` of the domain. */
export function EmailInput(props: EmailInputProps) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="name@company.com"
      {...props}
    />
  );
}
