import { createContext, useContext, useEffect, type ReactNode, type Ref } from 'react';
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

/* Beside a long name they keep their room and their place, and the name takes more lines. */
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$2',
  flexShrink: 0,
  maxWidth: '70%',
  '@tablet': { justifyContent: 'flex-start', maxWidth: '100%' },
});

/** Takes the name of the thing that a page is about, for the title of the document; `undefined` once it is about none. */
export const ThingNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The name of the page: its first heading. */
  title: ReactNode;
  /**
   * The title is the name of one thing, such as a user: the document is titled after it.
   * @default false
   */
  namesThing?: boolean;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Where the page is: a breadcrumb. */
  crumbs?: ReactNode;
  /** Marks beside the title. */
  badges?: ReactNode;
  /** What can be done here; the main action last. */
  actions?: ReactNode;
  /** The heading, which takes the focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page: crumbs, title, marks, actions. The title can be focused by script. */
export function PageHeader(props: PageHeaderProps) {
  const { title, namesThing = false, description, crumbs, badges, actions, headingRef } = props;
  const tellName = useContext(ThingNameContext);
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
          <Heading level={1} tabIndex={-1} ref={headingRef} css={{ overflowWrap: 'anywhere' }}>
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
