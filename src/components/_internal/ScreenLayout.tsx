import type { ReactNode, Ref } from 'react';
import { Heading } from '@/components/Heading';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { passHeadingFocus } from './passHeadingFocus';
import { useComposedRefs } from './useComposedRefs';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'min(100dvh, 40rem)',
  padding: '$7 $4',
  textAlign: 'center',
  backgroundColor: '$canvas',
  variants: { fullPage: { true: { minHeight: '100dvh' } } },
});

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '$2',
  marginBlockStart: '$6',
});

const Details = styled('div', { maxWidth: '28rem', marginBlockStart: '$3', color: '$textMuted' });

/** Props of {@link ScreenLayout}. */
export interface ScreenLayoutProps {
  image: ReactNode;
  title: string;
  description: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
  fullPage: boolean;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  testId: string;
}

/** A page with one message: a drawing, a title, a text and actions. */
export function ScreenLayout(props: ScreenLayoutProps) {
  const { image, title, description, details, actions, fullPage, headingRef, testId } = props;
  const ref = useComposedRefs(headingRef, passHeadingFocus);
  return (
    <Root as={fullPage ? 'main' : 'div'} data-testid={testId} fullPage={fullPage}>
      {image}
      <Heading level={1} size="title" tabIndex={-1} ref={ref} css={{ marginBlock: '$6 $2' }}>
        {title}
      </Heading>
      <Text as="p" tone="muted" css={{ maxWidth: '28rem', textWrap: 'balance' }}>
        {description}
      </Text>
      {details && <Details>{details}</Details>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
