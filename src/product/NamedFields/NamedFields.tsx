import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { DESCRIPTION_LIMIT, type NamedValues } from './createNameSchema';

interface NamedFieldsProps {
  register: UseFormRegister<NamedValues>;
  errors: FieldErrors<NamedValues>;
  /** Maximum number of characters of the name. */
  nameLimit: number;
}

/** Fields for name and description, with their errors. */
export function NamedFields({ register, errors, nameLimit }: NamedFieldsProps) {
  return (
    <Stack gap="4">
      {errors.root?.server?.message && (
        <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
      )}
      <TextField
        label="Name"
        required
        maxLength={nameLimit}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={DESCRIPTION_LIMIT}
        error={errors.description?.message}
        {...register('description')}
      />
    </Stack>
  );
}
