import { useRef, useState } from 'react';
import { styled } from '@/components/theme';
import { Tooltip } from '@/components/Tooltip';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const Root = styled('span', { position: 'relative', display: 'flex', minWidth: 0, maxWidth: '100%' });
const Start = styled('span', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });
const End = styled('span', { flexShrink: 0, whiteSpace: 'pre' });

/** Props of {@link MiddleTruncate}. */
export interface MiddleTruncateProps {
  /** The complete text. */
  text: string;
  /**
   * Number of characters kept at the end.
   * @default 6
   */
  keep?: number;
}

/**
 * One line of text that loses its middle if there is no room, because names often differ at the end. A tooltip shows
 * the complete text if it is cut; screen readers always get all of it.
 */
export function MiddleTruncate({ text, keep = 6 }: MiddleTruncateProps) {
  const startRef = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const characters = [...text];
  const short = characters.length <= keep * 2;
  const start = short ? text : characters.slice(0, -keep).join('');
  const end = short ? '' : characters.slice(-keep).join('');

  return (
    <Tooltip content={isCut ? text : undefined} describes={false}>
      <Root
        data-testid="gsc-middle-truncate"
        onPointerEnter={() => {
          const element = startRef.current;
          setCut(element !== null && element.scrollWidth > element.clientWidth);
        }}
      >
        <Start ref={startRef} aria-hidden={end !== '' || undefined}>
          {start}
        </Start>
        {end && (
          <>
            <End aria-hidden>{end}</End>
            <VisuallyHidden>{text}</VisuallyHidden>
          </>
        )}
      </Root>
    </Tooltip>
  );
}
