import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail, MediaAsset } from '@/api/types';
import { Box } from '@/components/Box';
import { RadioGroup } from '@/components/RadioGroup';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import type { Refusal } from '@/domain/refusal';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { ShowMore } from '@/product/SearchedList';
import { FormDialog } from '@/product/FormDialog';
import { PictureChoice } from './PictureChoice';

interface PictureDialogProps {
  environment: EnvironmentDetail;
  title: string;
  verb: string;
  /** Why the picture can't have this name; with it, the dialog asks for a name. */
  refusalOfName?: (name: string) => Refusal | undefined;
  onChoose: (mediaId: string, name: string) => void;
  onClose: () => void;
}

const nameOf = (fileName: string) => fileName.replace(/\.[^.]+$/, '');

/** Selects a picture from the environment's media, found by name or id. */
export function PictureDialog(props: PictureDialogProps) {
  const { environment, title, verb, refusalOfName, onChoose, onClose } = props;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<MediaAsset>();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const list = useInfiniteQuery(mediaQueries(useApi(), environment).assets(search));
  const assets = list.data?.pages.flatMap(({ data }) => data);
  const choose = (asset: MediaAsset | undefined) => {
    setChosen(asset);
    setFault(undefined);
    setName(asset ? nameOf(asset.name) : '');
  };
  const save = () => {
    if (!chosen) return;
    const refusal = refusalOfName?.(name);
    setFault(refusal?.detail);
    if (refusal) return;
    onChoose(chosen.id, name);
    onClose();
  };
  return (
    <FormDialog
      size="m"
      title={title}
      onSubmit={save}
      verb={verb}
      disabledReason={chosen ? undefined : 'Choose a picture first.'}
      onClose={onClose}
    >
      <Stack gap="4">
        <SearchField label="Search media by name or id" value={search} onValueChange={setSearch} />
        {list.error && !assets ? (
          <FailedSection
            title="The media could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Box css={{ height: '18rem', overflowY: 'auto' }}>
            {!assets && <Skeleton shape="block" height="16rem" />}
            {assets?.length === 0 && (
              <Text tone="muted">
                {search.trim() === ''
                  ? 'This environment has no pictures yet. Upload them on the page Media.'
                  : 'No pictures match.'}
              </Text>
            )}
            {assets && assets.length > 0 && (
              <RadioGroup
                label="Picture"
                hideLabel
                options={assets.map((asset) => ({
                  value: asset.id,
                  label: <PictureChoice environment={environment} asset={asset} />,
                }))}
                value={chosen?.id}
                onValueChange={(id) => choose(assets.find((asset) => asset.id === id))}
              />
            )}
            <ShowMore list={list} />
          </Box>
        )}
        {refusalOfName && (
          <TextField
            label="Name in this kit"
            required
            maxLength={LONGEST_ITEM_NAME}
            autoComplete="off"
            value={name}
            error={fault}
            onChange={(event) => {
              setName(event.target.value);
              setFault(undefined);
            }}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
