import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { Box } from '@/components/Box';
import { WhenNear } from '@/components/WhenNear';
import { useApi } from '@/product/FeatureContext';
import { findPlainStyle } from './findPlainStyle';
import { useTypeface } from './useTypeface';

interface FamilyNameProps {
  environment: EnvironmentDetail;
  family: Pick<FontFamily, 'id' | 'name'>;
}

/* A fixed height, independent of the font's metrics. */
const LINE = {
  display: 'block',
  height: '2.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.5rem',
  lineHeight: '2.5rem',
  fontWeight: '$regular',
  fontSynthesis: 'none',
};

/** Shows a family name in its own font; in the console's font until that is loaded, or if it is unavailable. */
export function FamilyName(props: FamilyNameProps) {
  return (
    <WhenNear
      placeholder={
        <Box as="span" css={LINE}>
          {props.family.name}
        </Box>
      }
    >
      <OwnName {...props} />
    </WhenNear>
  );
}

function OwnName({ environment, family }: FamilyNameProps) {
  const { data: styles } = useQuery(fontQueries(useApi(), environment).styles(family.id));
  const typeface = useTypeface(environment, styles && findPlainStyle(styles));
  return (
    <Box
      as="span"
      data-state={typeface.state}
      css={LINE}
      {...(typeface.state === 'ready' && { style: { fontFamily: typeface.fontFamily } })}
    >
      {family.name}
    </Box>
  );
}
