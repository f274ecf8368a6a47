import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaEntry } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { pathOfEntry, pathParts } from '@/domain/media';
import { useApi } from '../FeatureContext';
import { LoadError } from '../LoadError';

interface FolderBrowserProps {
  environment: EnvironmentDetail;
  /** Path of the folder that is open. */
  folder: string;
  /** What is being moved, if anything is: a folder can't be opened to move it into itself. */
  closed?: MediaEntry;
  onOpen: (folder: string) => void;
}

const LIST = {
  minHeight: '12rem',
  maxHeight: 'min(18rem, 40dvh)',
  overflowY: 'auto',
  padding: '$1',
  border: '1px solid $border',
  borderRadius: '$container',
  '& button': { justifyContent: 'flex-start' },
} as const;

/** The folders of an environment, one level at a time, with the way back above them. */
export function FolderBrowser({ environment, folder, closed, onOpen }: FolderBrowserProps) {
  const read = useQuery(mediaQueries(useApi(), environment).folders(folder));
  const parts = pathParts(folder);
  const way = ['Media', ...parts];
  return (
    <Stack gap="2">
      <Inline as="nav" aria-label="Way to the folder" gap="0" wrap css={{ '& > *': { maxWidth: '100%' } }}>
        {way.map((name, index) => (
          <Button
            key={`${index} ${name}`}
            intent="ghost"
            size="s"
            aria-current={index === parts.length ? 'location' : undefined}
            onClick={() => onOpen(`/${parts.slice(0, index).join('/')}`)}
          >
            <MiddleTruncate text={index > 0 ? `/ ${name}` : name} />
          </Button>
        ))}
      </Inline>
      <LoadError what="The folders" reads={[read]} />
      <Box css={LIST}>
        {!read.data && !read.error && <Skeleton shape="block" height="10rem" aria-busy="true" />}
        {read.data?.length === 0 && (
          <Text as="p" size="small" tone="muted" css={{ padding: '$3' }}>
            There is no folder in here.
          </Text>
        )}
        {read.data?.map((each) => (
          <Button
            key={each.id}
            intent="ghost"
            fullWidth
            startIcon={Folder}
            disabledReason={each.id === closed?.id ? 'A folder can’t be moved into itself.' : undefined}
            onClick={() => onOpen(pathOfEntry(each))}
          >
            <MiddleTruncate text={each.name} />
          </Button>
        ))}
      </Box>
    </Stack>
  );
}
