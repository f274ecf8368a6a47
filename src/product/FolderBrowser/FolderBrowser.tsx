import { useQuery } from '@tanstack/react-query';
import { Folder } from 'lucide-react';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaEntry } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { pathOfEntry, pathParts } from '@/domain/media';
import { useApi } from '../FeatureContext';
import { LoadError } from '../LoadError';
import { FolderWay } from './FolderWay';

interface FolderBrowserProps {
  environment: EnvironmentDetail;
  /** Path of the folder that is open. */
  folder: string;
  /** The entry being moved, if any: a folder can't be moved into itself. */
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

/** Browses the folders of an environment level by level, with a path back above them. */
export function FolderBrowser({ environment, folder, closed, onOpen }: FolderBrowserProps) {
  const read = useQuery(mediaQueries(useApi(), environment).folders(folder));
  const parts = pathParts(folder);
  return (
    <Stack gap="2">
      <FolderWay
        names={['Media', ...parts]}
        onOpen={(index) => onOpen(`/${parts.slice(0, index).join('/')}`)}
      />
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
