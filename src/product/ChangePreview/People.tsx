import { Popover } from '@/components/Popover';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

/** Number of names shown before the rest is only counted. */
const SHOWN = 3;

const More = styled('button', {
  appearance: 'none',
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: '$actionText',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
  cursor: 'pointer',
  focusRing: 2,
});

/** Lists names in a sentence; a long list shows the first ones, and the others on demand. */
export function People({ names }: { names: readonly string[] }) {
  const sorted = [...names].sort((one, other) => one.localeCompare(other));
  const rest = sorted.length - SHOWN;
  /* A last name takes less room than “1 more”. */
  if (rest <= 1) return <strong>{inSentence(sorted)}</strong>;
  return (
    <strong>
      {sorted.slice(0, SHOWN).join(', ')} and{' '}
      <Popover
        label="All affected users"
        content={
          <Stack as="ul" gap="1" css={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: '16rem' }}>
            {sorted.map((name, index) => (
              <Text as="li" key={`${index} ${name}`} css={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
            ))}
          </Stack>
        }
      >
        <More type="button">{rest.toLocaleString()} more</More>
      </Popover>
    </strong>
  );
}

function inSentence(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}
