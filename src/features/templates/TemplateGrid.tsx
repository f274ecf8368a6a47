import type { EnvironmentDetail, Template } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Grid } from '@/components/Grid';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { TemplatePicture } from './TemplatePicture';

interface TemplateGridProps {
  environment: EnvironmentDetail;
  /** `undefined` while they load. */
  templates: readonly Template[] | undefined;
  /** What was searched for. */
  search: string;
  actionsOf: (template: Template) => readonly MenuEntry[];
  onOpen: (template: Template) => void;
  /** Clears the search. */
  onClear: () => void;
}

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, calc(50% - 0.75rem)), 1fr))' };
const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** Templates as pictures, or why there are none. */
export function TemplateGrid(props: TemplateGridProps) {
  const { environment, templates, search, actionsOf, onOpen, onClear } = props;
  if (!templates)
    return (
      <Grid gap="5" css={COLUMNS} aria-busy="true" role="status">
        <VisuallyHidden>Loading templates</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="14.5rem" />
        ))}
      </Grid>
    );
  if (templates.length === 0)
    return search === '' ? (
      <EmptySection
        image={<EmptyDrawing />}
        title="No templates yet"
        description="What designers make for this environment shows here."
      />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title="No templates match"
        description={`No name holds “${search}”.`}
        action={<Button onClick={onClear}>Show all templates</Button>}
      />
    );
  return (
    <Grid gap="5" css={COLUMNS}>
      {templates.map((template) => (
        <PictureTile
          key={template.id}
          name={template.name}
          fact={
            <>
              <VisuallyHidden>Changed </VisuallyHidden>
              {formatDay(template.lastModifiedDate.slice(0, 10))}
            </>
          }
          picture={<TemplatePicture environment={environment} template={template} quality="medium" />}
          actions={actionsOf(template)}
          onOpen={() => onOpen(template)}
        />
      ))}
    </Grid>
  );
}
