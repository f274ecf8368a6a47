import { TextField, type TextFieldProps } from '@/components/TextField';

/** Props of {@link EmailInput}: those of a text field, with the words of the field itself. */
export type EmailInputProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** One email address. Whether it is one is checked by the form, with `isEmail` of the domain. */
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
