import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorDetail } from '@/api/http';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME, refusalOfItemName, storedItemName } from '@/domain/item-name';
import { useApi, useTell } from '@/product/FeatureContext';

interface RenameTemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

/** Gives a template another name; its document stays as it is. */
export function RenameTemplateDialog({ environment, template, onClose }: RenameTemplateDialogProps) {
  const tell = useTell();
  const { mutateAsync, isPending, error, reset } = useMutation(
    templateMutations(useApi(), environment).rename(),
  );
  const [name, setName] = useState(template.name);
  const [fault, setFault] = useState<string>();
  const rename = async () => {
    const refusal = refusalOfItemName(name);
    setFault(refusal?.detail);
    if (refusal) return;
    await mutateAsync({ id: template.id, name });
    onClose();
    tell(`${template.name} is now ${storedItemName(name)}.`);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${template.name}`}
      pending={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        void rename().catch(() => undefined);
      }}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" intent="primary" pending={isPending}>
            Rename
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
