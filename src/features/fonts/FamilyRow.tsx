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
import { DEFAULT_FAMILY_STAYS } from '@/domain/fonts';
import { formatDay } from '@/domain/format';
import { useApi } from '@/product/FeatureContext';
import { FamilyName, findPlainStyle } from '@/product/Typeface';
import type { Deleted } from './DeleteFontsDialog';
import { FamilyStyles } from './FamilyStyles';
import { FontPicture } from './FontPicture';
import { useFontDownloads } from './useFontDownloads';

/* In columns; on a phone, below the name. */
const FACTS = {
  '& > *': { minWidth: '4rem', textAlign: 'end' },
  '& > :last-child': { minWidth: '6rem' },
  '@mobile': { '& > *, & > :last-child': { minWidth: 0 } },
};

/** Properties shared by all family rows. */
export interface FamilyRowActions {
  /** Why the reader may not change fonts; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether a family can be downloaded as a whole. */
  hasDownload: boolean;
  /** Opens the confirmation of a deletion. */
  onDelete: (deleted: Deleted) => void;
  /** Shows the uses of a family, or of one of its styles. */
  onWhereUsed: (family: FontFamily, style?: FontStyle) => void;
}

interface FamilyRowProps extends FamilyRowActions {
  environment: EnvironmentDetail;
  family: FontFamily;
}

/** A family by its name, which expands to its styles. */
export function FamilyRow(props: FamilyRowProps) {
  const { environment, family, withheld, hasDownload, onDelete, onWhereUsed } = props;
  const [open, setOpen] = useState(false);
  const [sample, setSample] = useState('');
  const downloads = useFontDownloads(environment);
  const { name, fontStylesCount, extensions, lastModifiedDate } = family;
  return (
    <ExpandableRow
      name={name}
      open={open}
      onOpenChange={setOpen}
      title={
        <Inline gap="3" css={{ '& > :first-child': { flexShrink: 0 } }}>
          <WhenNear placeholder={<Box as="span" css={{ width: '2.5rem', height: '2.5rem' }} />}>
            <PlainStyle environment={environment} family={family} />
          </WhenNear>
          <FamilyName environment={environment} family={family} />
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
                id: 'download',
                label: 'Download family',
                icon: Download,
                onSelect: () => void downloads.family(family),
              },
            ]
          : []),
        {
          id: 'where-used',
          label: 'Where used…',
          icon: Waypoints,
          onSelect: () => onWhereUsed(family),
        },
        {
          id: 'delete',
          label: 'Delete family…',
          icon: Trash2,
          danger: true,
          disabledReason: withheld ?? (family.isBuiltIn ? DEFAULT_FAMILY_STAYS.detail : undefined),
          onSelect: () => onDelete({ family }),
        },
      ]}
    >
      <FamilyStyles
        environment={environment}
        family={family}
        withheld={withheld}
        sample={sample}
        onSampleChange={setSample}
        onDelete={(style, isLast) => onDelete({ family, style, isLast })}
        onWhereUsed={(style) => onWhereUsed(family, style)}
      />
    </ExpandableRow>
  );
}

/** The regular style of a family, in a square. */
function PlainStyle({ environment, family }: Pick<FamilyRowProps, 'environment' | 'family'>) {
  const { data: styles } = useQuery(fontQueries(useApi(), environment).styles(family.id));
  return <FontPicture environment={environment} style={styles && findPlainStyle(styles)} shape="square" />;
}
