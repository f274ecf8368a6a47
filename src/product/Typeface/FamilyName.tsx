import { useQuery } from '@tanstack/react-query';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { Box } from '@/components/Box';
import { WhenNear } from '@/components/WhenNear';
import { useApi } from '@/product/FeatureContext';
import { plainStyle } from './plainStyle';
import { useTypeface } from './useTypeface';

interface FamilyNameProps {
  environment: EnvironmentDetail;
  family: Pick<FontFamily, 'id' | 'name'>;
}

/* Its height is its own, whatever a font asks for. */
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

/** The name of a family set in the family itself; in the console's own font until that is there, or if it can't be had. */
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
  const typeface = useTypeface(environment, styles && plainStyle(styles));
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
