import { Box } from '@/components/Box';

const LINE = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$body',
  lineHeight: '$body',
  fontWeight: '$medium',
};

/** The name of an entry, in the one line its row has for it. */
export function EntryName({ children }: { children: string }) {
  return (
    <Box as="span" css={LINE}>
      {children}
    </Box>
  );
}
