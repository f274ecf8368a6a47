import type { EnvironmentDetail, Template } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import type { TileSelection } from '@/components/PictureTile';
import { formatDay } from '@/domain/format';
import { PictureRows } from '@/product/PictureRows';
import { TemplatePicture } from './TemplatePicture';

interface TemplateListProps {
  environment: EnvironmentDetail;
  templates: readonly Template[];
  actionsOf: (template: Template) => readonly MenuEntry[];
  /** Makes a template selectable. @default none is */
  selectionOf: ((template: Template) => TileSelection) | undefined;
  onOpen: (template: Template) => void;
}

const dayOf = (moment: string) => formatDay(moment.slice(0, 10));

/** Templates in rows, with the days they were created and changed. */
export function TemplateList({ environment, templates, actionsOf, selectionOf, onOpen }: TemplateListProps) {
  const rows = templates.map((template) => ({
    id: template.id,
    name: template.name,
    picture: <TemplatePicture quality="thumbnail" environment={environment} template={template} />,
    facts: [`Created ${dayOf(template.dateCreated)}`, `Changed ${dayOf(template.lastModifiedDate)}`] as const,
    actions: actionsOf(template),
    selection: selectionOf?.(template),
    open: { onOpen: () => onOpen(template) },
  }));
  return <PictureRows label="Templates" rows={rows} />;
}
