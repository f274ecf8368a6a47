import { useQuery } from '@tanstack/react-query';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { ResponseError } from '@/api/http';
import { mediaQueries } from '@/api/media';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { TileGrid } from '@/product/TileGrid';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import { ownValues, refusalOfEntryName, addPicture, withValues, type BrandMedia } from '@/domain/brand-kits';
import { storedItemName } from '@/domain/item-name';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';
import { entryActions, type Asked } from './entryActions';
import { EntryDialogs } from './EntryDialogs';
import { newGuid, type KitAtWork } from './kitAtWork';
import { KitSection } from './KitSection';

const PictureDialog = dialogOnDemand(async () => (await import('./PictureDialog')).PictureDialog);

/** The pictures of a kit. */
export function MediaSection({ kit }: { kit: KitAtWork }) {
  const { environment, content, shown, theme, change, withheld, fixed } = kit;
  const [asked, setAsked] = useState<Asked>();
  const [replaced, setReplaced] = useState<BrandMedia>();
  return (
    <KitSection
      title="Media"
      count={shown.media.length}
      empty="Pictures of the brand, such as its logo. Their names stay when a picture is replaced."
      verb="Add picture"
      fixed={fixed}
      onAdd={() => setAsked({ kind: 'add' })}
      dialogs={
        <>
          <EntryDialogs kit={kit} asked={asked} section="media" onClose={() => setAsked(undefined)} />
          {asked?.kind === 'add' && (
            <PictureDialog
              environment={environment}
              title="Add a picture"
              verb="Add picture"
              refusalOfName={(name) => refusalOfEntryName(content, 'media', name)}
              onChoose={(mediaId, name) =>
                change((present) =>
                  addPicture(present, {
                    guid: newGuid(),
                    name: storedItemName(name),
                    mediaConnectorId: null,
                    mediaId,
                  }),
                )
              }
              onClose={() => setAsked(undefined)}
            />
          )}
          {replaced && (
            <PictureDialog
              environment={environment}
              title={`Choose a picture for ${replaced.name}`}
              verb="Choose"
              onChoose={(mediaId) =>
                change((present) =>
                  withValues(
                    present,
                    { themeId: theme?.id, section: 'media', guid: replaced.guid },
                    { mediaConnectorId: null, mediaId },
                  ),
                )
              }
              onClose={() => setReplaced(undefined)}
            />
          )}
        </>
      }
    >
      <TileGrid>
        {shown.media.map((picture) => (
          <PictureTile
            key={picture.guid}
            name={picture.name}
            fact={ownValues(theme, 'media', picture.guid).length > 0 ? 'Own picture' : undefined}
            picture={<KitMediaPicture environment={environment} picture={picture} />}
            {...(withheld === undefined && { onOpen: () => setReplaced(picture) })}
            actions={[
              {
                id: 'replace',
                label: 'Choose another picture…',
                icon: Replace,
                disabledReason: withheld,
                onSelect: () => setReplaced(picture),
              },
              ...entryActions(kit, 'media', picture, setAsked),
            ]}
          />
        ))}
      </TileGrid>
    </KitSection>
  );
}

interface KitMediaPictureProps {
  environment: EnvironmentDetail;
  picture: BrandMedia;
}

/** A picture of the environment's media by its id, or a note that it is not available. */
function KitMediaPicture({ environment, picture }: KitMediaPictureProps) {
  const queries = mediaQueries(useApi(), environment);
  const { data: asset, error } = useQuery(queries.asset(picture.mediaId));
  const preview = useQuery({
    ...queries.preview({ id: '', lastModifiedDate: '', ...asset, quality: 'medium' }),
    enabled: asset?.previewFault === null,
  });
  const failure = error ?? preview.error;
  if (failure || asset?.previewFault)
    return (
      <Text as="span" size="small" tone="muted">
        {failure instanceof ResponseError && failure.status === 404
          ? 'Not available'
          : `No preview: ${failure?.message ?? asset?.previewFault ?? ''}`}
      </Text>
    );
  return preview.data ? (
    <FileImage file={preview.data} alt="" />
  ) : (
    <Box as="span" aria-busy="true" css={{ display: 'contents' }}>
      <Skeleton shape="block" width="70%" height="70%" />
    </Box>
  );
}
