import type { EnvironmentDetail, Template } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { PictureTile, type TileSelection } from '@/components/PictureTile';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { formatDay } from '@/domain/format';
import { TileGrid } from '@/product/TileGrid';
import { TemplatePicture } from './TemplatePicture';

interface TemplateGridProps {
  environment: EnvironmentDetail;
  templates: readonly Template[];
  actionsOf: (template: Template) => readonly MenuEntry[];
  /** Makes a template selectable. @default none is */
  selectionOf: ((template: Template) => TileSelection) | undefined;
  onOpen: (template: Template) => void;
}

/** Templates as pictures. */
export function TemplateGrid({ environment, templates, actionsOf, selectionOf, onOpen }: TemplateGridProps) {
  return (
    <TileGrid>
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
          selection={selectionOf?.(template)}
          onOpen={() => onOpen(template)}
        />
      ))}
    </TileGrid>
  );
}
