import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/TextField';
import type { PersonNames } from './personNames';

interface PersonNameFieldsProps {
  register: (name: keyof PersonNames) => UseFormRegisterReturn;
  errors: FieldErrors<PersonNames>;
  /** Whether the names are those of whoever types them, so that the browser may fill them in. */
  isOwn: boolean;
}

/** First and last name, with what is wrong about them. */
export function PersonNameFields({ register, errors, isOwn }: PersonNameFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        required
        autoComplete={isOwn ? 'given-name' : 'off'}
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Last name"
        required
        autoComplete={isOwn ? 'family-name' : 'off'}
        error={errors.lastName?.message}
        {...register('lastName')}
      />
    </>
  );
}
