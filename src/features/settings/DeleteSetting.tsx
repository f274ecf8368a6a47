import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { dialogOnDemand } from '@/product/dialogOnDemand';

const DeleteEnvironmentDialog = dialogOnDemand(
  async () => (await import('@/product/DeleteEnvironmentDialog')).DeleteEnvironmentDialog,
);

interface DeleteSettingProps {
  environment: EnvironmentDetail;
  /** Why the reader may not delete it; `undefined` if they may. */
  refusal: string | undefined;
  /** Called after it is deleted. */
  onDeleted: () => void;
}

/** Deletes an environment, at the end of its settings, or explains why the reader may not. */
export function DeleteSetting({ environment, refusal, onDeleted }: DeleteSettingProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="4" align="start">
      <Heading level={2}>Delete this environment</Heading>
      <Text tone="muted">
        Its templates, projects, media, fonts and integrations go with it. Renders that were made stay in the
        figures of the subscription.
        {refusal !== undefined && ` ${refusal}`}
      </Text>
      <Button
        startIcon={Trash2}
        disabledReason={refusal}
        {...DeleteEnvironmentDialog.approach}
        onClick={() => setAsking(true)}
      >
        Delete environment…
      </Button>
      {isAsking && (
        <DeleteEnvironmentDialog
          environment={environment}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
