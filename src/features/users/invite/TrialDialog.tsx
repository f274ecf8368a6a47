import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { errorDetail } from '@/api/http';
import { userMutations } from '@/api/users';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { isEmail } from '@/domain/email';
import { INVITATION_RESULT_LABELS, NO_ADDRESS } from '@/domain/users';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';

const trialForm = z.object({
  email: z.string().check(z.trim(), z.refine(isEmail, NO_ADDRESS)),
});

type TrialValues = z.infer<typeof trialForm>;

interface TrialDialogProps {
  onClose: () => void;
}

/** Invites one address to the trial environment. */
export function TrialDialog({ onClose }: TrialDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const { mutateAsync, isPending } = useMutation(userMutations(api).inviteToTrial());
  const { register, handleSubmit, setError, formState } = useForm<TrialValues>({
    resolver: zodResolver(trialForm),
    defaultValues: { email: '' },
  });
  const { errors, isDirty } = formState;
  const invite = async ({ email }: TrialValues) => {
    try {
      const { invitationResults } = await mutateAsync({ email });
      const [result] = invitationResults;
      if (result?.status === 'Success') {
        onClose();
        tell(`${email} was invited to the trial.`);
        return;
      }
      const message = result?.detail ?? INVITATION_RESULT_LABELS[result?.status ?? 'Failure'];
      setError('email', { message });
    } catch (error) {
      setError('root.server', { message: errorDetail(error) });
    }
  };
  return (
    <FormDialog
      title="Invite to the trial"
      description="They get access to the trial environment only."
      pending={isPending}
      onSubmit={(event) => void handleSubmit(invite)(event)}
      verb="Invite to the trial"
      hasInput={isDirty}
      onClose={onClose}
    >
      <Stack gap="4">
        {errors.root?.server?.message && (
          <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
        )}
        <TextField
          label="Email"
          required
          inputMode="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email')}
        />
      </Stack>
    </FormDialog>
  );
}
