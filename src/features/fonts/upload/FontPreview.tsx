import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';
import { useApi } from '@/product/FeatureContext';
import { LARGEST_SHOWN, useFontFace } from '@/product/Typeface';
import type { FontRow } from './useFontUpload';

interface FontPreviewProps {
  environment: EnvironmentDetail;
  row: FontRow;
}

/**
 * The name of a font in the font itself; one fetched by the platform is loaded when near the viewport, unless it is
 * large.
 */
export function FontPreview(props: FontPreviewProps) {
  const { file, fileName, familyName, styleName, fileSize } = props.row;
  const name = `${familyName} ${styleName}`.trim() || fileName;
  const isShown = file !== undefined || (fileSize !== undefined && fileSize <= LARGEST_SHOWN);
  return (
    <Box>
      {isShown ? (
        <WhenNear placeholder={<Line>{name}</Line>}>
          <OwnLine {...props} name={name} />
        </WhenNear>
      ) : (
        <Line isPlain>{name}</Line>
      )}
      <Text as="div" size="caption" tone="muted">
        <MiddleTruncate text={fileName} />
      </Text>
    </Box>
  );
}

function OwnLine({ environment, row, name }: FontPreviewProps & { name: string }) {
  const { id, batchId, file } = row;
  const family = `upload-${id}`;
  const queries = fontQueries(useApi(), environment);
  const { data, error } = useQuery({ ...queries.uploaded(batchId, id), enabled: file === undefined });
  const state = useFontFace(family, file ?? data);
  return (
    <Line isPlain={error !== null || state === 'failed'} {...(state === 'ready' && { family })}>
      {name}
    </Line>
  );
}

interface LineProps {
  children: string;
  /** The loaded font's family name in the page. @default the page's own font */
  family?: string;
  /** Whether it will stay in the page's own font. */
  isPlain?: boolean;
}

function Line({ children, family, isPlain = false }: LineProps) {
  return (
    <Inline gap="3" justify="between">
      <Box
        css={{
          minWidth: 0,
          height: '2.5rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: '1.375rem',
          lineHeight: '2.5rem',
          fontSynthesis: 'none',
        }}
        {...(family !== undefined && { style: { fontFamily: `${family}, sans-serif` } })}
      >
        {children}
      </Box>
      {isPlain && (
        <Text size="caption" tone="muted" css={{ flexShrink: 0 }}>
          No preview
        </Text>
      )}
    </Inline>
  );
}
