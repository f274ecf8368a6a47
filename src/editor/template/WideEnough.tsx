import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button';
import { EmptySection } from '@/components/EmptySection';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';

/** The header of the editor's page until the editor brings its own bar. */
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

/** Below this width, in pixels, the editor warns before it opens. */
const NARROW = 768;

interface WideEnoughProps {
  /** What is opened. */
  title: string;
  backHref: string | undefined;
  children: ReactNode;
}

/** Warns where there is little room, and lets people go on. */
export function WideEnough({ title, backHref, children }: WideEnoughProps) {
  const [isWarned, setIsWarned] = useState(() => window.innerWidth >= NARROW);
  const header = useHeader(backHref, title);
  if (isWarned) return children;
  return (
    <>
      {header}
      <EmptySection
        title="This window is narrow for the editor"
        description="Tools, page and panels need 768 pixels side by side. You can go on; panels lie over the page then."
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
