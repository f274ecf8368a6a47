import type { EnvironmentDetail } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';

interface VersionQuestionProps {
  environment: EnvironmentDetail;
  version: string;
  isOlder: boolean;
  /** Asks to type the name, as for production. */
  isStrict: boolean;
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms a change of the studio version: by a button, for production by typing the name. */
export function VersionQuestion(props: VersionQuestionProps) {
  const { environment, version, isOlder, isStrict, pending, error, onClose, onConfirm } = props;
  const title = isOlder ? `Go back to ${version}?` : `Change to ${version}?`;
  const description = [
    isStrict
      ? `${environment.name} is a production environment: everyone who works in it is affected at once.`
      : '',
    isOlder ? 'Documents that use newer features may look different or fail to open.' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const onOpenChange = (open: boolean) => !open && onClose();
  return isStrict ? (
    <TypeToConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      pending={pending}
      error={error}
      onConfirm={onConfirm}
      expected={environment.name}
      confirmLabel="Change version"
    />
  ) : (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      pending={pending}
      error={error}
      onConfirm={onConfirm}
      confirmLabel="Change version"
    />
  );
}
