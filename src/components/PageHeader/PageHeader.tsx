import { createContext, useContext, useEffect, type ReactNode, type Ref } from 'react';
import { passHeadingFocus } from '@/components/_internal/passHeadingFocus';
import { useComposedRefs } from '@/components/_internal/useComposedRefs';
import { Heading } from '@/components/Heading';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$1', marginBlockEnd: '$6' });

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
  rowGap: '$3',
  '@tablet': { flexWrap: 'wrap' },
});

const Names = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  minHeight: '$controlM',
});

/* Next to a long name they keep their size, and the name wraps. */
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  flexShrink: 0,
  maxWidth: '70%',
  '@tablet': { justifyContent: 'flex-start', maxWidth: '100%' },
});

/** Receives the name of the thing a page shows, for the document title; `undefined` when it shows none. */
export const ThingNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** Name of the page, its first heading. */
  title: ReactNode;
  /**
   * Whether the title is the name of one thing, such as a user; it then becomes the document title.
   * @default false
   */
  namesThing?: boolean;
  /** A sentence below the title. */
  description?: ReactNode;
  /** A breadcrumb. */
  crumbs?: ReactNode;
  /** Badges next to the title. */
  badges?: ReactNode;
  /** Actions; the main one last. */
  actions?: ReactNode;
  /** Ref to the heading, which gets the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The header of a page: breadcrumb, title, badges, actions. Scripts can focus the title. */
export function PageHeader(props: PageHeaderProps) {
  const { title, namesThing = false, description, crumbs, badges, actions, headingRef } = props;
  const tellName = useContext(ThingNameContext);
  const ref = useComposedRefs(headingRef, passHeadingFocus);
  const name = namesThing && typeof title === 'string' ? title : undefined;
  useEffect(() => {
    if (name === undefined) return undefined;
    tellName(name);
    return () => tellName(undefined);
  }, [name, tellName]);
  return (
    <Root data-testid="gsc-page-header">
      {crumbs}
      <Row>
        <Names>
          <Heading level={1} tabIndex={-1} ref={ref} css={{ overflowWrap: 'anywhere' }}>
            {title}
          </Heading>
          {badges}
        </Names>
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {description && (
        <Text as="p" tone="muted" css={{ maxWidth: '$readable' }}>
          {description}
        </Text>
      )}
    </Root>
  );
}
