import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { projectMutations } from '@/api/projects';
import type { EnvironmentDetail, Project } from '@/api/types';
import { EmailInput } from '@/components/EmailInput';
import { isEmail } from '@/domain/email';
import { batchRowsKey, forget } from '@/product/browserKeeping';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';

interface HandOverDialogProps {
  environment: EnvironmentDetail;
  project: Project;
  onClose: () => void;
}

/** Selects the new owner of a project, and confirms the consequences. */
export function HandOverDialog({ environment, project, onClose }: HandOverDialogProps) {
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    projectMutations(useApi(), environment).handOver(),
  );
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const address = email.trim();
  const handOver = async () => {
    setFault(isEmail(address) ? undefined : 'Enter an email address.');
    if (!isEmail(address)) return;
    await mutateAsync({ id: project.id, email: address });
    // Unsaved rows are only in this browser, and the project belongs to another user now.
    await forget(batchRowsKey(project.id));
    onClose();
    tell(`${project.name} now belongs to ${address}.`);
  };
  return (
    <FormDialog
      title={`Hand over ${project.name}?`}
      description="Another member of this environment becomes its owner, with all values you filled in. You no longer see it, and only they can hand it back."
      pending={isPending}
      onSubmit={() => void handOver().catch(() => undefined)}
      verb="Hand over"
      onClose={onClose}
    >
      <EmailInput
        label="Email of the new owner"
        required
        autoComplete="off"
        value={email}
        error={fault ?? (error ? errorDetail(error) : undefined)}
        onChange={(event) => {
          setEmail(event.target.value);
          setFault(undefined);
          if (error) reset();
        }}
      />
    </FormDialog>
  );
}
