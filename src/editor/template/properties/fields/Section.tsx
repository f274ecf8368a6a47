import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';

const Root = styled('div', {
  paddingBlock: '$3',
  '&:not(:last-child)': { borderBlockEnd: '1px solid $border' },
});
const Head = styled('h3', {
  flex: 1,
  margin: 0,
  fontSize: '$small',
  lineHeight: '$small',
  fontWeight: '$semibold',
});
const Toggle = styled('button', {
  all: 'unset',
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  width: '100%',
  borderRadius: '$small',
  cursor: 'pointer',
  focusRing: 2,
  '& svg': { color: '$textSubtle', transition: 'transform $fast' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
});

/** Props of {@link Section}. */
export interface SectionProps {
  title: string;
  /** Content at the end of the heading. */
  action?: ReactNode;
  /** Whether it starts collapsed, for rarely used fields, with a button that expands it. @default false */
  folded?: boolean;
  children: ReactNode;
}

/** A section of the properties with a heading. */
export function Section({ title, action, folded = false, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(!folded);
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Stack gap="3">
        <Inline justify="between">
          <Head id={id}>
            {folded ? (
              <Toggle type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                <Icon glyph={ChevronRight} size="s" />
                {title}
              </Toggle>
            ) : (
              title
            )}
          </Head>
          {action}
        </Inline>
        {isOpen && children}
      </Stack>
    </Root>
  );
}

/** Two fields side by side. */
export const Pair = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '$2',
});
