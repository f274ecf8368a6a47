import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';

/** Renders the page header until the editor shows its own toolbar. */
export function useHeader(backHref: string | undefined, title: string): ReactNode {
  return (
    <PageHeader
      title={title}
      actions={
        backHref !== undefined && (
          <LinkButton href={backHref} startIcon={ArrowLeft}>
            Templates
          </LinkButton>
        )
      }
    />
  );
}

/** Width in pixels below which the editor warns before it opens. */
const NARROW = 768;

interface WideEnoughProps {
  /** Name of the item to open. */
  title: string;
  backHref: string | undefined;
  children: ReactNode;
}

/** Warns about a narrow window, and lets the user continue. */
export function NarrowWindowWarning({ title, backHref, children }: WideEnoughProps) {
  const [isWarned, setIsWarned] = useState(() => window.innerWidth >= NARROW);
  const header = useHeader(backHref, title);
  if (isWarned) return children;
  return (
    <>
      {header}
      <EmptySection
        title="This window is narrow for the editor"
        description="Tools, page and panels need 768 pixels side by side. You can go on; the panels then cover the page."
        action={
          <Inline gap="2">
            <Button intent="primary" onClick={() => setIsWarned(true)}>
              Open anyway
            </Button>
          </Inline>
        }
      />
    </>
  );
}
