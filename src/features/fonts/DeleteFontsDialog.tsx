import { useMutation } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { fontMutations } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';

/** The items to delete: a family, or one of its styles, possibly the last. */
export type Deleted =
  | { readonly family: FontFamily; readonly style?: undefined }
  | { readonly family: FontFamily; readonly style: FontStyle; readonly isLast: boolean };

interface DeleteFontsDialogProps {
  environment: EnvironmentDetail;
  deleted: Deleted;
  onClose: () => void;
}

const countStyles = (count: number) => (count === 1 ? 'its one style' : `all its ${count} styles`);

/** Describes the items that are deleted too. */
function extentOf(deleted: Deleted): string {
  const { family, style } = deleted;
  if (!style) return `The family is deleted with ${countStyles(family.fontStylesCount)}.`;
  return deleted.isLast
    ? `It is the last style of ${family.name}, so the family is deleted too.`
    : `The other styles of ${family.name} stay.`;
}

/** Confirms the deletion of a family or a style, with its consequences. */
export function DeleteFontsDialog({ environment, deleted, onClose }: DeleteFontsDialogProps) {
  const tell = useNotify();
  const mutations = fontMutations(useApi(), environment);
  const families = useMutation(mutations.removeFamilies());
  const styles = useMutation(mutations.removeStyles());
  const { family, style } = deleted;
  const name = style ? `${family.name} ${style.name}` : family.name;
  const error = families.error ?? styles.error;
  const remove = async () => {
    await (style
      ? styles.mutateAsync({ ids: [style.id], familyId: family.id, areAll: deleted.isLast })
      : families.mutateAsync({ ids: [family.id] }));
    onClose();
    tell(`${name} was deleted.`);
  };
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description={`${extentOf(deleted)} This affects everyone in ${environment.name} and can’t be undone; documents show the text in the default font.`}
      details={
        <UsedBy
          environment={environment}
          {...(style
            ? { kind: 'fontStyle' as const, ids: [style.id] }
            : { kind: 'fontFamily' as const, ids: [family.id] })}
        />
      }
      confirmLabel={style ? 'Delete style' : 'Delete family'}
      pending={families.isPending || styles.isPending}
      error={error ? errorDetail(error) : undefined}
      onConfirm={() => void remove().catch(() => undefined)}
    />
  );
}
