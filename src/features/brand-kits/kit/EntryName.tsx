import { Box } from '@/components/Box';

const LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$body',
  lineHeight: '$body',
  fontWeight: '$medium',
};

/** The name of an entry, on the single line of its row. */
export function EntryName({ children }: { children: string }) {
  return (
    <Box as="span" css={LINE}>
      {children}
    </Box>
  );
}
