import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { FamilyName } from '@/product/Typeface';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyStyles } from './FamilyStyles';
import { useFontDownloads } from './useFontDownloads';

/* In columns, but not on a phone, where they stand under the name. */
const FACTS = {
  '& > *': { minWidth: '4rem', textAlign: 'end' },
  '& > :last-child': { minWidth: '6rem' },
  '@mobile': { '& > *, & > :last-child': { minWidth: 0 } },
};

/** What rows of families share. */
export interface FamilyRowActions {
  /** Why the reader may not change fonts; `undefined` for whoever may. */
  withheld: string | undefined;
  /** Whether a family can be downloaded as a whole. */
  hasDownload: boolean;
  /** Asks whether something is to be deleted. */
  onDelete: (deleted: Deleted) => void;
}

interface FamilyRowProps extends FamilyRowActions {
  environment: EnvironmentDetail;
  family: FontFamily;
}

/** A family by its name, which opens to its styles. */
export function FamilyRow({ environment, family, withheld, hasDownload, onDelete }: FamilyRowProps) {
  const [open, setOpen] = useState(false);
  const [sample, setSample] = useState('');
  const downloads = useFontDownloads(environment);
  const { name, fontStylesCount, extensions, lastModifiedDate } = family;
  return (
    <ExpandableRow
      {...{ name, open }}
      onOpenChange={setOpen}
      title={<FamilyName {...{ environment, family }} />}
      facts={
        <Inline gap="4" css={FACTS}>
          <span>{fontStylesCount === 1 ? '1 style' : `${fontStylesCount} styles`}</span>
          <span>{extensions.map((extension) => extension.toUpperCase()).join(', ')}</span>
          <span>
            <VisuallyHidden>Changed </VisuallyHidden>
            {formatDay(lastModifiedDate.slice(0, 10))}
          </span>
        </Inline>
      }
      actions={[
        ...(hasDownload
          ? [
              {
                ...{ id: 'download', label: 'Download family', icon: Download },
                onSelect: () => void downloads.family(family),
              },
            ]
          : []),
        {
          ...{ id: 'delete', label: 'Delete family…', icon: Trash2, danger: true },
          disabledReason: withheld,
          onSelect: () => onDelete({ family }),
        },
      ]}
    >
      <FamilyStyles
        {...{ environment, family, withheld, sample }}
        onSampleChange={setSample}
        onDelete={(style, isLast) => onDelete({ family, style, isLast })}
      />
    </ExpandableRow>
  );
}
