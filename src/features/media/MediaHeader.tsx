import { FolderPlus } from 'lucide-react';
import type { EnvironmentDetail } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Button } from '@/components/Button';
import { PageHeader } from '@/components/PageHeader';
import { pathParts } from '@/domain/media';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { UploadButton } from './UploadButton';

interface MediaHeaderProps {
  environment: EnvironmentDetail;
  folder: string;
  hrefOf: (folder: string) => string;
  withheld: string | undefined;
  onCreateFolder: () => void;
  /** Why nothing can be uploaded here. */
  uploadWithheld: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** The open folder, its path, and buttons to add to it. */
export function MediaHeader(props: MediaHeaderProps) {
  const { environment, folder, hrefOf, withheld, onCreateFolder, uploadWithheld, onFiles } = props;
  const parts = pathParts(folder);
  const crumbs = parts.map((label, index) => ({
    label,
    href: hrefOf(`/${parts.slice(0, index + 1).join('/')}`),
  }));
  return (
    <PageHeader
      title={parts.at(-1) ?? 'Media'}
      namesThing={parts.length > 0}
      badges={<EnvironmentTypeBadge type={environment.type} />}
      {...(parts.length > 0
        ? { crumbs: <Breadcrumb crumbs={[{ label: 'Media', href: hrefOf('/') }, ...crumbs]} /> }
        : { description: 'Pictures and other files that templates and projects use, in folders.' })}
      actions={
        <>
          <Button startIcon={FolderPlus} disabledReason={withheld} onClick={onCreateFolder}>
            Create folder
          </Button>
          <UploadButton disabledReason={uploadWithheld} onFiles={onFiles} />
        </>
      }
    />
  );
}
