import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { linkError } from '@/api/http';
import { migrationMutations, type Signature } from '@/api/users';
import { Button } from '@/components/Button';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ErrorMessage } from '@/product/ErrorMessage';
import { PersonNameFields, personNames, type PersonNames } from '@/product/PersonNames';
import { useApi } from '@/product/FeatureContext';

interface NameConfirmationProps {
  /** From the link that opened this page. */
  signature: Signature;
  userId: string;
  /** The names from the form. */
  names: PersonNames;
  /** Address of the console, for use once the account exists. */
  homeHref: string;
}

/** The last step: confirms the visible name, then leads to the sign-in. */
export function NameConfirmation({ signature, userId, names, homeHref }: NameConfirmationProps) {
  const api = useApi();
  const { mutate, error, isPending, isSuccess, reset } = useMutation(migrationMutations(api).update());
  const { register, handleSubmit, formState } = useForm<PersonNames>({
    resolver: zodResolver(personNames),
    defaultValues: { firstName: names.firstName, lastName: names.lastName },
  });
  const { errors } = formState;
  if (isSuccess)
    return (
      <Stack gap="4">
        <Text as="p">Your account has moved. Sign in with it from now on.</Text>
        {/* A full load: the console restarts with the new account. */}
        <Button intent="primary" onClick={() => window.location.assign(homeHref)}>
          Sign in
        </Button>
      </Stack>
    );
  return (
    <form
      noValidate
      onChange={() => error && reset()}
      onSubmit={(event) => void handleSubmit((values) => mutate({ userId, signature, model: values }))(event)}
    >
      <Stack gap="4">
        <Text as="p">Your address is verified. This is the name others will see.</Text>
        <ErrorMessage error={error} message={error ? linkError(error) : undefined} />
        <PersonNameFields register={register} errors={errors} isOwn />
        <Button type="submit" intent="primary" pending={isPending}>
          Finish
        </Button>
      </Stack>
    </form>
  );
}
