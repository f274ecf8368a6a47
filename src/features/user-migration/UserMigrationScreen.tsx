import { useMutation } from '@tanstack/react-query';
import { linkError } from '@/api/http';
import { migrationMutations, type Signature } from '@/api/users';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { useApi } from '@/product/FeatureContext';
import { EmailVerification } from './EmailVerification';
import { MigrationForm } from './MigrationForm';
import { NameConfirmation } from './NameConfirmation';

interface UserMigrationScreenProps {
  /** From the link that opened this page. */
  signature: Signature;
  /** Address of the console, for use once the account exists. */
  homeHref: string;
}

/** Moves an account to this platform: adds the user, waits for the verified address, confirms the name. */
export function UserMigrationScreen({ signature, homeHref }: UserMigrationScreenProps) {
  const api = useApi();
  const { mutate, data, variables, error, isPending, reset } = useMutation(migrationMutations(api).add());
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
        ) : data && variables ? (
          <EmailVerification signature={signature} userId={data.userId}>
            <NameConfirmation
              signature={signature}
              homeHref={homeHref}
              userId={data.userId}
              names={variables.model}
            />
          </EmailVerification>
        ) : (
          <MigrationForm
            isPending={isPending}
            problem={error ? linkError(error) : undefined}
            onChange={() => error && reset()}
            onSubmit={(model) => mutate({ signature, model })}
          />
        )}
      </Stack>
    </Card>
  );
}
