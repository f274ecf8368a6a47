import { useRef } from 'react';
import { Box } from '@/components/Box';
import { HintArea } from './HintArea';
import { HintedTime, type HintedTimeProps } from './HintedTime';

/** Props of {@link ExactTime}. */
export type ExactTimeProps = Pick<HintedTimeProps, 'date'>;

/**
 * A {@link HintedTime} with its own tooltip, for places without a {@link HintArea}. It looks like the surrounding
 * text.
 */
export function ExactTime({ date }: ExactTimeProps) {
  const areaRef = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Box as="span" ref={areaRef} css={{ whiteSpace: 'nowrap' }}>
        <HintedTime date={date} inherits />
      </Box>
      <HintArea areaRef={areaRef} />
    </>
  );
}
