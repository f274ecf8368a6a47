import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/TextField';
import type { PersonNames } from './personNames';

interface PersonNameFieldsProps {
  register: (name: keyof PersonNames) => UseFormRegisterReturn;
  errors: FieldErrors<PersonNames>;
  /** Whether users edit their own names, so that the browser may fill them in. */
  isOwn: boolean;
}

/** Fields for first and last name, with their errors. */
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
