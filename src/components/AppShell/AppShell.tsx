import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/PanelBoundary';
import { SkipLink } from '@/components/SkipLink';
import { styled } from '@/components/theme';
import { AppShellError } from './AppShellError';
import type { AppShellPart } from './AppShellErrorFrame';

const Root = styled('div', {
  display: 'flex',
  minHeight: '100dvh',
});

const Column = styled('div', {
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minWidth: 0,
  '@laptop': { gridTemplateRows: 'auto auto 1fr' },
});

const Main = styled('main', {
  minWidth: 0,
  gridColumn: '2',
  '@laptop': { gridRow: '3' },
  padding: '$6',
  '&:focus': { outline: 'none' },
  '@tablet': { padding: '$4' },
});

/** Id of the main content, the target of the skip link. */
export const MAIN_ID = 'main';

/** Props of {@link AppShell}. */
export interface AppShellProps {
  /** The rail. */
  rail?: ReactNode;
  /** The header. */
  header?: ReactNode;
  /** The side panel. */
  sidePanel?: ReactNode;
  /** The page. */
  children: ReactNode;
}

function keepToItself(part: AppShellPart, children: ReactNode) {
  return (
    <ErrorBoundary fallback={(error, retry) => <AppShellError part={part} error={error} retry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Arranges rail, header, side panel and page, with a skip link to the page. An error in one of the first three is
 * shown in its place; the page stays.
 */
export function AppShell({ rail, header, sidePanel, children }: AppShellProps) {
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Root data-testid="gsc-app-shell">
        {keepToItself('rail', rail)}
        <Column>
          {keepToItself('header', header)}
          {keepToItself('side panel', sidePanel)}
          <Main id={MAIN_ID} tabIndex={-1}>
            {children}
          </Main>
        </Column>
      </Root>
    </>
  );
}
