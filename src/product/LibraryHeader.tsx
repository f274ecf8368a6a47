import { Plus } from 'lucide-react';
import { Button } from '@/components/Button';
import { PageHeader } from '@/components/PageHeader';
import type { EnvironmentType } from '@/domain/environments';
import { EnvironmentTypeBadge } from './EnvironmentTypeBadge';

/** How an item is created. */
export interface Creation {
  /** Such as "Create brand kit". */
  readonly label: string;
  /** Why the user may not; `undefined` if they may. */
  readonly withheld: string | undefined;
  readonly onCreate: () => void;
}

/** Props of {@link LibraryHeader}. */
export interface LibraryHeaderProps {
  environment: { readonly type: EnvironmentType };
  title: string;
  description: string;
  creation: Creation;
}

/** The button that creates an item. */
export function CreateButton({ label, withheld, onCreate }: Creation) {
  return (
    <Button intent="primary" startIcon={Plus} disabledReason={withheld} onClick={onCreate}>
      {label}
    </Button>
  );
}

interface Props extends LibraryHeaderProps {
  /** Whether the button is elsewhere. @default false */
  isBare?: boolean;
}

/** The header of a list of an environment, with the button that creates an item. */
export function LibraryHeader({ environment, title, description, creation, isBare = false }: Props) {
  return (
    <PageHeader
      title={title}
      badges={<EnvironmentTypeBadge type={environment.type} />}
      description={description}
      actions={!isBare && <CreateButton {...creation} />}
    />
  );
}
