import { Ellipsis } from 'lucide-react';
import type { EnvironmentDetail, FontStyle } from '@/api/types';
import { Box } from '@/components/Box';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { Menu, type MenuEntry } from '@/components/Menu';
import { Text } from '@/components/Text';
import { formatSize } from '@/domain/format';
import { useTypeface } from '@/product/Typeface';
import { FontPicture } from './FontPicture';

interface StyleRowProps {
  environment: EnvironmentDetail;
  style: FontStyle;
  /** Sample text; the default line if empty. */
  sample: string;
  actions: readonly MenuEntry[];
}

const LINE = {
  height: '2.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.375rem',
  lineHeight: '2.5rem',
  textAlign: 'left',
  fontSynthesis: 'none',
};

/** A style of a family: its name, a sample line, and actions. */
export function StyleRow({ environment, style, sample, actions }: StyleRowProps) {
  const { name, familyName, weight, extension, fileSize } = style;
  return (
    <Grid
      as="li"
      gap="4"
      aria-label={name}
      css={{
        gridTemplateColumns: '11rem minmax(0, 1fr) auto',
        alignItems: 'center',
        paddingBlock: '$1',
        listStyle: 'none',
        '@mobile': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 },
      }}
    >
      <Box>
        <Text as="div" weight="medium" truncate title={name}>
          {name}
        </Text>
        <Text as="div" size="caption" tone="muted" numeric>
          {weight} · {extension.toUpperCase()} · {formatSize(fileSize)}
        </Text>
      </Box>
      <Box css={{ '@mobile': { gridRow: 2, gridColumn: '1 / -1' } }}>
        {sample === '' ? (
          <FontPicture environment={environment} style={style} shape="line" />
        ) : (
          <Sample environment={environment} style={style} sample={sample} />
        )}
      </Box>
      <Menu label={`Actions of ${familyName} ${name}`} entries={actions} align="end">
        <IconButton icon={Ellipsis} size="s" label={`Actions of ${familyName} ${name}`} />
      </Menu>
    </Grid>
  );
}

function Sample({ environment, style, sample }: Omit<StyleRowProps, 'actions'>) {
  const typeface = useTypeface(environment, style);
  if (typeface.state === 'failed')
    return (
      <Text as="div" size="small" tone="muted">
        No preview: {typeface.reason}
      </Text>
    );
  return (
    <Box
      dir="auto"
      data-state={typeface.state}
      css={{ ...LINE, '&[data-state="loading"]': { visibility: 'hidden' } }}
      {...(typeface.state === 'ready' && { style: { fontFamily: typeface.fontFamily } })}
    >
      {sample}
    </Box>
  );
}
