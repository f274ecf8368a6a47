import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { PlatformApi } from '@/api/http';
import { migrationMutations, migrationQueries, type Signature } from '@/api/users';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { isEmail } from '@/domain/email';

const form = z.object({
  email: z.string().check(z.trim(), z.refine(isEmail, 'Enter an email address, such as name@company.com.')),
  firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required.')),
  lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required.')),
});

interface UserMigrationScreenProps {
  api: PlatformApi;
  /** From the link that led here. */
  signature: Signature;
  /** Leads to the console once the account is there. */
  homeHref: string;
}

/** Moves an account to this platform: adds the user, then waits for the email address to be verified. */
export function UserMigrationScreen({ api, signature, homeHref }: UserMigrationScreenProps) {
  const { mutate, data, error, isPending, reset } = useMutation(migrationMutations(api).add());
  const isComplete = signature.signature !== '' && signature.signatureTimestamp !== '';
  return (
    <Card padding="l" css={{ width: '100%', maxWidth: '28rem' }}>
      <Stack gap="5">
        <Heading level={1} tabIndex={-1}>
          Move your account
        </Heading>
        {!isComplete ? (
          <InlineMessage kind="NEGATIVE">
            This link is incomplete: it has no signature. Open the link of the invitation again, as a whole.
          </InlineMessage>
        ) : data ? (
          <Verification {...{ api, signature, homeHref }} userId={data.userId} />
        ) : (
          <MigrationForm
            isPending={isPending}
            problem={error?.message}
            onChange={() => error && reset()}
            onSubmit={(model) => mutate({ signature, model })}
          />
        )}
      </Stack>
    </Card>
  );
}

interface MigrationFormProps {
  isPending: boolean;
  problem: string | undefined;
  onChange: () => void;
  onSubmit: (values: z.infer<typeof form>) => void;
}

function MigrationForm({ isPending, problem, onChange, onSubmit }: MigrationFormProps) {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof form>>({
    resolver: zodResolver(form),
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
        <TextField
          label="First name"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <Button type="submit" intent="primary" pending={isPending}>
          Move my account
        </Button>
      </Stack>
    </form>
  );
}

interface VerificationProps {
  api: PlatformApi;
  signature: Signature;
  userId: string;
  homeHref: string;
}

function Verification({ api, signature, userId, homeHref }: VerificationProps) {
  const { data, error, isFetching, refetch } = useQuery(migrationQueries(api).emailStatus(userId, signature));
  if (data?.isEmailVerified)
    return (
      <Stack gap="4">
        <Text as="p">Your address is verified and your account has moved.</Text>
        {/* A full load: the console starts with the account that is there now. */}
        <Button intent="primary" onClick={() => window.location.assign(homeHref)}>
          Sign in
        </Button>
      </Stack>
    );
  return (
    <Stack gap="4">
      <Text as="p">
        Your account was added. We have sent you an email: open the link in it to verify your address, then
        come back here.
      </Text>
      {error && <InlineMessage kind="NEGATIVE">{error.message}</InlineMessage>}
      <Button intent="primary" pending={isFetching} onClick={() => void refetch()}>
        I have verified it
      </Button>
    </Stack>
  );
}
