import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { outputSettingMutations } from '@/api/output-settings';
import type { EnvironmentDetail } from '@/api/types';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME, refusalOfItemName } from '@/domain/item-name';
import type { SettingType } from '@/domain/output-settings';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { TYPES } from './settingWords';

interface CreateOutputSettingDialogProps {
  environment: EnvironmentDetail;
  onClose: () => void;
  /** Called with the id of the new one. */
  onCreated: (id: string) => void;
}

/** Creates an output setting of a fixed format; the rest is set on its page. */
export function CreateOutputSettingDialog(props: CreateOutputSettingDialogProps) {
  const { environment, onClose, onCreated } = props;
  const tell = useNotify();
  const { mutateAsync, isPending, error, reset } = useMutation(
    outputSettingMutations(useApi(), environment).create(),
  );
  const [name, setName] = useState('');
  const [type, setType] = useState<SettingType>('PNG');
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal) return;
    const created = await mutateAsync({ name, type });
    onClose();
    tell(`${created.name} was created.`);
    onCreated(created.id);
  };
  return (
    <FormDialog
      title="Create an output setting"
      pending={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      verb="Create output setting"
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField
          label="Name"
          required
          maxLength={LONGEST_ITEM_NAME}
          autoComplete="off"
          value={name}
          error={fault ?? (error ? errorDetail(error) : undefined)}
          onChange={(event) => {
            setName(event.target.value);
            setFault(undefined);
            if (error) reset();
          }}
        />
        <Select
          label="Format"
          description="It can’t be changed later. Another format needs another output setting."
          options={TYPES}
          value={type}
          onValueChange={(value) => setType(value as SettingType)}
        />
      </Stack>
    </FormDialog>
  );
}
