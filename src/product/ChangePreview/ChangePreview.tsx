import { ArrowDownRight, ArrowUpRight, DoorClosed, DoorOpen } from 'lucide-react';
import { Icon, type IconGlyph } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import type { RolePreview } from '@/domain/access';
import { describePreviews, type PreviewKind } from './describePreviews';
import { People } from './People';

const Root = styled('div', {
  padding: '$3 $4',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surfaceSunken',
});

const Line = styled('li', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  '& > svg': { marginBlockStart: '$half' },
  variants: {
    kind: {
      gained: { '& > svg': { color: '$positiveText' } },
      lost: { '& > svg': { color: '$cautionText' } },
      'gained-access': { '& > svg': { color: '$positiveText' } },
      'lost-access': { '& > svg': { color: '$negativeText' } },
    },
  },
});

const GLYPHS: Record<PreviewKind, IconGlyph> = {
  gained: ArrowUpRight,
  lost: ArrowDownRight,
  'gained-access': DoorOpen,
  'lost-access': DoorClosed,
};

interface ChangePreviewProps {
  previews: readonly RolePreview[];
  /** Returns the name of an environment. */
  nameOf: (environmentId: string) => string;
  /** Returns the name of a user. */
  personOf: (id: string) => string;
  /** Text if no access changes. */
  unchanged: string;
}

/** Lists who gains and who loses access before a change of roles is saved. */
export function ChangePreview({ previews, nameOf, personOf, unchanged }: ChangePreviewProps) {
  const lines = describePreviews(previews, nameOf);
  return (
    <Root role="status" aria-label="Changes" data-testid="gpf-change-preview">
      {lines.length === 0 ? (
        <Text tone="muted">{unchanged}</Text>
      ) : (
        <Stack as="ul" gap="2" css={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {lines.map(({ kind, ids, text }) => (
            <Line key={text} kind={kind}>
              <Icon glyph={GLYPHS[kind]} />
              <Text css={{ minWidth: 0, overflowWrap: 'anywhere', '& strong': { fontWeight: '$medium' } }}>
                <People names={ids.map(personOf)} /> {text}
              </Text>
            </Line>
          ))}
        </Stack>
      )}
    </Root>
  );
}
