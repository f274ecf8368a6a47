import { useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Tabs } from '@/components/Tabs';
import { useView } from '../../core/SessionContext';
import { DataResources } from './DataResources';
import { FontResources } from './FontResources';
import { MediaResources } from './MediaResources';
import type { DraggedPicture } from './picture';

interface ResourcesPanelProps {
  environment: EnvironmentDetail;
  /** The connector of the environment's own media. */
  mediaConnectorId: string;
  /** Called with a picture that is to be put on the page. */
  onInsert: (picture: DraggedPicture) => void;
}

type Tab = 'media' | 'fonts' | 'data';

/** What the environment has for a template: pictures, fonts and data. */
export function ResourcesPanel({ environment, mediaConnectorId, onInsert }: ResourcesPanelProps) {
  const document = useView((view) => view.document);
  const [tab, setTab] = useState<Tab>('media');
  return (
    <Tabs
      label="Resources"
      value={tab}
      onValueChange={setTab}
      items={[
        {
          ...{ value: 'media', label: 'Media' },
          content: <MediaResources {...{ environment, mediaConnectorId, onInsert }} />,
        },
        { value: 'fonts', label: 'Fonts', content: <FontResources {...{ environment, document }} /> },
        { value: 'data', label: 'Data', content: <DataResources {...{ environment, document }} /> },
      ]}
    />
  );
}
