import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { CollectionPicture } from './CollectionPicture';
import { LoadingTiles } from './LoadingTiles';
import { countOf, TILE_COLUMNS } from './tiles';

interface CollectionGridProps {
  environment: EnvironmentDetail;
  /** `undefined` while they load. */
  collections: readonly TemplateCollection[] | undefined;
  /** What was searched for. */
  search: string;
  actionsOf: (collection: TemplateCollection) => readonly MenuEntry[];
  hrefOf: (collectionId: string) => string;
  /** Clears the search. */
  onClear: () => void;
}

/** Collections by the first template of each, or why there are none. */
export function CollectionGrid(props: CollectionGridProps) {
  const { environment, collections, search, actionsOf, hrefOf, onClear } = props;
  if (!collections) return <LoadingTiles>Loading collections</LoadingTiles>;
  if (collections.length === 0)
    return search === '' ? (
      <EmptySection
        image={<EmptyDrawing />}
        title="No collections yet"
        description="A collection groups the templates that people start projects from."
      />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title="No collections match"
        description={`No name holds “${search}”.`}
        action={<Button onClick={onClear}>Show all collections</Button>}
      />
    );
  return (
    <Grid gap="5" css={TILE_COLUMNS}>
      {collections.map((collection) => (
        <PictureTile
          key={collection.id}
          name={collection.name}
          fact={countOf(collection.count)}
          picture={
            <CollectionPicture
              environment={environment}
              collectionId={collection.id}
              template={collection.templates[0]}
              quality="medium"
            />
          }
          actions={actionsOf(collection)}
          href={hrefOf(collection.id)}
        />
      ))}
    </Grid>
  );
}
