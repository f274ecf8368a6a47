import { useContext } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Heading } from '@/components/Heading';
import { Link } from '@/components/Link';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { styled } from '@/components/theme';
import type { Use } from '@/domain/where-used';
import { getUseAddress, OpenPagesContext } from './getUseAddress';
import { groupUses, USING_WORDS } from './useWords';

const Names = styled('ul', {
  display: 'grid',
  gap: '$1',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
});

const titleOf = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

interface UseNamesProps {
  environment: EnvironmentDetail;
  uses: readonly Use[];
  /** Heading level of the kinds. @default 3 */
  level?: 2 | 3 | 4;
}

/** Lists the users of something by kind, each a link if the reader may open it. */
export function UseNames({ environment, uses, level = 3 }: UseNamesProps) {
  const mayOpen = useContext(OpenPagesContext);
  return (
    <Stack gap="4">
      {groupUses(uses).map(([kind, held]) => (
        <Stack key={kind} gap="1">
          <Heading level={level} css={{ color: '$textMuted', fontSize: '$small', lineHeight: '$small' }}>
            {titleOf(USING_WORDS[kind].other)}
          </Heading>
          <Names>
            {held.map((use) => {
              const href = getUseAddress(environment.guid, use, mayOpen);
              return (
                <li key={use.id}>
                  {href === undefined ? (
                    <Text truncate as="div" title={use.name}>
                      {use.name}
                    </Text>
                  ) : (
                    <Link truncate href={href} title={use.name}>
                      {use.name}
                    </Link>
                  )}
                </li>
              );
            })}
          </Names>
        </Stack>
      ))}
    </Stack>
  );
}
