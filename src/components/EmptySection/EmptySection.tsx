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

/* A long name in a sentence may be wider than a phone. */
const ANY_LENGTH = { overflowWrap: 'anywhere' };

/** Props of {@link EmptySection}. */
export interface EmptySectionProps {
  /** A drawing. */
  image?: ReactNode;
  /** Title: what is missing. */
  title?: ReactNode;
  /** The reason, and what to do. */
  description?: ReactNode;
  /** Details for support, such as a request id. */
  details?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/** Replaces an empty list or section. */
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
