import type { ReactNode } from 'react';
import { Heading } from '@/components/Heading';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$1',
  width: '100%',
  paddingBlock: '$8',
  paddingInline: '$4',
  textAlign: 'center',
});

const Picture = styled('div', { marginBlockEnd: '$3' });
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', marginBlockStart: '$4' });

/* A name in a sentence may be longer than a phone is wide. */
const ANY_LENGTH = { overflowWrap: 'anywhere' };

/** Props of {@link EmptySection}. */
export interface EmptySectionProps {
  /** A drawing. */
  image?: ReactNode;
  /** What is not there. */
  title?: ReactNode;
  /** Why, and what to do about it. */
  description?: ReactNode;
  /** What an operator can go by, such as the id of a request. */
  details?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /**
   * Level of the title in the outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** Stands where a list or a section has nothing to show. */
export function EmptySection(props: EmptySectionProps) {
  const { image, title, description, details, action, headingLevel = 2 } = props;
  return (
    <Root data-testid="gsc-empty-section">
      {image && <Picture>{image}</Picture>}
      {title && (
        <Heading level={headingLevel} size="large" css={ANY_LENGTH}>
          {title}
        </Heading>
      )}
      {description && (
        <Text as="p" tone="muted" css={{ ...ANY_LENGTH, maxWidth: '26rem', textWrap: 'balance' }}>
          {description}
        </Text>
      )}
      {details}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}
