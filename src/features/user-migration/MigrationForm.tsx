import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { PersonNameFields } from '@/product/PersonNames';
import { migrationForm, type MigrationValues } from './migrationForm';

interface MigrationFormProps {
  isPending: boolean;
  /** Why the account could not be added. */
  problem: string | undefined;
  onChange: () => void;
  onSubmit: (values: MigrationValues) => void;
}

/** The form for the names and address of the migrating account. */
export function MigrationForm({ isPending, problem, onChange, onSubmit }: MigrationFormProps) {
  const { register, handleSubmit, formState } = useForm<MigrationValues>({
    resolver: zodResolver(migrationForm),
    defaultValues: { email: '', firstName: '', lastName: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onChange={onChange} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Stack gap="4">
        {problem && <InlineMessage kind="NEGATIVE">{problem}</InlineMessage>}
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PersonNameFields register={register} errors={errors} isOwn />
        <Button type="submit" intent="primary" pending={isPending}>
          Move my account
        </Button>
      </Stack>
    </form>
  );
}
