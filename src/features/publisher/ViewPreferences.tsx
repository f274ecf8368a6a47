import { useQuery } from '@tanstack/react-query';
import { viewPreferenceMutations, viewPreferenceQueries } from '@/api/editor-views';
import type { ViewPreference } from '@/api/types';
import type { DataTableColumn } from '@/components/DataTable';
import { NEW_VIEW_PREFERENCE } from '@/domain/editor-views';
import { useApi } from '@/product/FeatureContext';
import { changedColumn } from '@/product/changedColumn';
import { EditorViews } from './EditorViews';
import { nameColumn, type PartProps } from './publisherPart';
import { ViewPreferenceFields } from './ViewPreferenceFields';
import { GUIDE_WORDS } from './words';

/** Lists the active options in words. */
function shownWords({ content }: ViewPreference): string {
  const { rulers, snapping, bleed } = content;
  const words = [rulers && 'Rulers', snapping && 'Snapping', bleed && 'Bleed'].filter(
    (word) => word !== false,
  );
  return words.length === 0 ? 'Nothing' : words.join(', ');
}

const COLUMNS: readonly DataTableColumn<ViewPreference>[] = [
  nameColumn(),
  { id: 'shown', header: 'Switched on', value: shownWords, grow: 2, minWidth: 12, hideOnMobile: true },
  {
    id: 'guides',
    header: 'Guides',
    minWidth: 6,
    hideOnMobile: true,
    value: ({ content }) => GUIDE_WORDS[content.guideStyle],
  },
  {
    id: 'zoom',
    header: 'Zoom',
    minWidth: 6,
    hideOnMobile: true,
    value: ({ content }) => (content.zoom === null ? 'Fitted' : `${content.zoom}%`),
  },
  changedColumn(),
];

/** The view preferences of an environment: the display of the page in the template editor. */
export function ViewPreferences({ environment, ...table }: PartProps) {
  const api = useApi();
  const { create, save, remove } = viewPreferenceMutations(api, environment);
  return (
    <EditorViews
      noun={{ one: 'view preference', other: 'view preferences' }}
      purpose="A view preference keeps the display settings of the page: rulers, guides, bleed and zoom."
      read={useQuery(viewPreferenceQueries(api, environment).list())}
      columns={COLUMNS}
      fresh={NEW_VIEW_PREFERENCE}
      create={create()}
      save={save()}
      remove={remove()}
      fields={(content, onChange) => <ViewPreferenceFields content={content} onChange={onChange} />}
      {...table}
    />
  );
}
