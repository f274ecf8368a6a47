import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { Box } from '@/components/Box';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { WhenNear } from '@/components/WhenNear';
import { DEFAULT_FAMILY_STAYS } from '@/domain/font';
import { formatDay } from '@/domain/format';
import { useApi } from '@/product/FeatureContext';
import { FamilyName, plainStyle } from '@/product/Typeface';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyStyles } from './FamilyStyles';
import { FontPicture } from './FontPicture';
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
  /** Shows where a family is used, or one of its styles. */
  onWhereUsed: (family: FontFamily, style?: FontStyle) => void;
}

interface FamilyRowProps extends FamilyRowActions {
  environment: EnvironmentDetail;
  family: FontFamily;
}

/** A family by its name, which opens to its styles. */
export function FamilyRow(props: FamilyRowProps) {
  const { environment, family, withheld, hasDownload, onDelete, onWhereUsed } = props;
  const [open, setOpen] = useState(false);
  const [sample, setSample] = useState('');
  const downloads = useFontDownloads(environment);
  const { name, fontStylesCount, extensions, lastModifiedDate } = family;
  return (
    <ExpandableRow
      {...{ name, open }}
      onOpenChange={setOpen}
      title={
        <Inline gap="3" css={{ '& > :first-child': { flexShrink: 0 } }}>
          <WhenNear placeholder={<Box as="span" css={{ width: '2.5rem', height: '2.5rem' }} />}>
            <PlainStyle {...{ environment, family }} />
          </WhenNear>
          <FamilyName {...{ environment, family }} />
        </Inline>
      }
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
          ...{ id: 'where-used', label: 'Where used…', icon: Waypoints },
          onSelect: () => onWhereUsed(family),
        },
        {
          ...{ id: 'delete', label: 'Delete family…', icon: Trash2, danger: true },
          disabledReason: withheld ?? (family.isBuiltIn ? DEFAULT_FAMILY_STAYS.detail : undefined),
          onSelect: () => onDelete({ family }),
        },
      ]}
    >
      <FamilyStyles
        {...{ environment, family, withheld, sample }}
        onSampleChange={setSample}
        onDelete={(style, isLast) => onDelete({ family, style, isLast })}
        onWhereUsed={(style) => onWhereUsed(family, style)}
      />
    </ExpandableRow>
  );
}

/** The style a family is known by, in a square. */
function PlainStyle({ environment, family }: Pick<FamilyRowProps, 'environment' | 'family'>) {
  const { data: styles } = useQuery(fontQueries(useApi(), environment).styles(family.id));
  return <FontPicture {...{ environment }} style={styles && plainStyle(styles)} shape="square" />;
}
