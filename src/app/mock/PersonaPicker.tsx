import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { MOCK_PERSONAS, type MockPersona } from './personas';

const Root = styled('main', {
  display: 'grid',
  justifyItems: 'center',
  minHeight: '100dvh',
  padding: '$8 $4',
  backgroundColor: '$canvas',
});

const List = styled('ul', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Choice = styled('button', {
  display: 'grid',
  width: '100%',
  padding: '$3 $4',
  border: 0,
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: 'transparent',
  color: '$text',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: '$surfaceHover' },
  '&:focus-visible': { outlineOffset: '-2px' },
  'li:last-child > &': { borderBlockEnd: 0 },
});

/** Replaces the sign-in: every demo account with its permissions. */
export function PersonaPicker({ onChoose }: { onChoose: (persona: MockPersona) => void }) {
  return (
    <Root data-testid="gpf-persona-picker">
      <title>Choose a persona · Platen</title>
      <Stack gap="5" css={{ width: '100%', maxWidth: '34rem' }}>
        <Stack gap="1">
          <Heading level={1}>Who do you want to be?</Heading>
          <Text as="p" tone="muted">
            Mock mode runs in this browser only. Your changes are lost with the next reload.
          </Text>
        </Stack>
        <Card padding="none" css={{ overflow: 'hidden' }}>
          <List>
            {MOCK_PERSONAS.map((persona) => (
              <li key={persona.id}>
                <Choice
                  type="button"
                  aria-describedby={`persona-${persona.id}`}
                  aria-label={persona.name}
                  onClick={() => onChoose(persona)}
                >
                  <Text weight="medium">{persona.name}</Text>
                  <Text size="small" tone="muted" id={`persona-${persona.id}`}>
                    {persona.description}
                  </Text>
                </Choice>
              </li>
            ))}
          </List>
        </Card>
      </Stack>
    </Root>
  );
}
