import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Waypoints } from 'lucide-react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily, FontStyle } from '@/api/types';
import { Box } from '@/components/Box';
import type { MenuEntry } from '@/components/Menu';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { DEFAULT_STYLE_STAYS } from '@/domain/fonts';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { StyleRow } from './StyleRow';
import { useFontDownloads } from './useFontDownloads';

interface FamilyStylesProps {
  environment: EnvironmentDetail;
  family: FontFamily;
  /** Why the reader may not change fonts; `undefined` if they may. */
  withheld: string | undefined;
  /** The reader's sample text for the styles; empty for the default one. */
  sample: string;
  onSampleChange: (sample: string) => void;
  /** Opens the confirmation of a deletion; `isLast` when the family has no other style. */
  onDelete: (style: FontStyle, isLast: boolean) => void;
  /** Shows the uses of a style. */
  onWhereUsed: (style: FontStyle) => void;
}

/** The styles of a family from light to heavy, each with a sample line. */
export function FamilyStyles(props: FamilyStylesProps) {
  const { environment, family, withheld, sample, onSampleChange, onDelete, onWhereUsed } = props;
  const { style: download } = useFontDownloads(environment);
  const read = useQuery(fontQueries(useApi(), environment).styles(family.id));
  const actionsOf = (style: FontStyle): MenuEntry[] => [
    { id: 'download', label: 'Download', icon: Download, onSelect: () => void download(family, style) },
    { id: 'where-used', label: 'Where used…', icon: Waypoints, onSelect: () => onWhereUsed(style) },
    { kind: 'separator', id: 'before-delete' },
    {
      id: 'delete',
      label: 'Delete style…',
      icon: Trash2,
      danger: true,
      disabledReason: withheld ?? (style.isBuiltIn ? DEFAULT_STYLE_STAYS.detail : undefined),
      onSelect: () => onDelete(style, read.data?.length === 1),
    },
  ];
  return (
    <Stack gap="3">
      <Box css={{ maxWidth: '30rem' }}>
        <TextField
          label="Sample text"
          hideLabel
          placeholder="Type a sample"
          autoComplete="off"
          value={sample}
          onChange={(event) => onSampleChange(event.target.value)}
        />
      </Box>
      <LoadError what="The styles" reads={[read]} />
      {read.isPending && (
        <Stack gap="2" role="status" aria-busy="true">
          <VisuallyHidden>Loading styles</VisuallyHidden>
          {Array.from({ length: family.fontStylesCount }, (_, place) => (
            <Skeleton key={place} shape="block" height="2.5rem" />
          ))}
        </Stack>
      )}
      <Stack as="ul" gap="0" aria-label={`Styles of ${family.name}`} css={{ margin: 0, padding: 0 }}>
        {read.data?.map((style) => (
          <StyleRow
            key={style.id}
            sample={sample.trim()}
            actions={actionsOf(style)}
            environment={environment}
            style={style}
          />
        ))}
      </Stack>
    </Stack>
  );
}
