import { useMutation } from '@tanstack/react-query';
import { brandKitMutations } from '@/api/brand-kits';
import type { EnvironmentDetail, ListedBrandKit } from '@/api/types';
import { refusalOfItemName } from '@/domain/item-name';
import { useApi, useNotify } from '@/product/FeatureContext';
import { NameDialog } from '@/product/NameDialog';

interface BrandKitNameDialogProps {
  environment: EnvironmentDetail;
  /** The purpose of the name: a new kit, a copy, or renaming. */
  naming: { kind: 'create' } | { kind: 'duplicate' | 'rename'; kit: ListedBrandKit };
  onClose: () => void;
}

/** Creates a brand kit, duplicates one, or renames one. */
export function BrandKitNameDialog({ environment, naming, onClose }: BrandKitNameDialogProps) {
  const tell = useNotify();
  const mutations = brandKitMutations(useApi(), environment);
  const create = useMutation(mutations.create());
  const duplicate = useMutation(mutations.duplicate());
  const rename = useMutation(mutations.rename());
  const { isPending, error, reset } = { create, duplicate, rename }[naming.kind];
  const save = async (name: string) => {
    if (naming.kind === 'create') return `${(await create.mutateAsync({ name })).name} was created.`;
    const { id, name: before } = naming.kit;
    if (naming.kind === 'duplicate')
      return `${(await duplicate.mutateAsync({ id, name })).name} is a copy of ${before}.`;
    return `${before} is now ${(await rename.mutateAsync({ id, name })).name}.`;
  };
  return (
    <NameDialog
      {...textsOf(naming)}
      refusalOf={refusalOfItemName}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onErrorDismiss={reset}
      onSave={async (name) => {
        const done = await save(name);
        onClose();
        tell(done);
      }}
    />
  );
}

function textsOf(naming: BrandKitNameDialogProps['naming']): { title: string; verb: string; name?: string } {
  if (naming.kind === 'create') return { title: 'Create a brand kit', verb: 'Create brand kit' };
  const { name } = naming.kit;
  return naming.kind === 'duplicate'
    ? { title: `Duplicate ${name}`, verb: 'Duplicate', name: `${name} copy` }
    : { title: `Rename ${name}`, verb: 'Rename', name };
}
