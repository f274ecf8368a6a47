import { useState } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Tabs } from '@/components/Tabs';
import type { ImageChoices } from '../../../page/fields/ImageField';
import { BrandKitResources } from '../../brand-kit';
import type { FontImport } from '../../TemplateScreen';
import { useView } from '../../core/SessionContext';
import { DataResources } from './DataResources';
import { FontResources } from './FontResources';
import { MediaResources } from './MediaResources';
import type { DraggedPicture } from './picture';

interface ResourcesPanelProps {
  environment: EnvironmentDetail;
  /** The connector of the environment's own media. */
  mediaConnectorId: string;
  /** Whether brand kits are on. */
  hasBrandKits: boolean;
  /** Renders a small picture. */
  thumbnail: ImageChoices['thumbnail'];
  /** Import of fonts from connectors. */
  takingFonts: FontImport;
  /** Called with a picture to insert into the page. */
  onInsert: (picture: DraggedPicture) => void;
}

type Tab = 'media' | 'fonts' | 'data' | 'brandKit';

/** The environment's resources for a template: pictures, fonts, data and brand kits. */
export function ResourcesPanel(props: ResourcesPanelProps) {
  const { environment, mediaConnectorId, hasBrandKits, thumbnail, takingFonts, onInsert } = props;
  const document = useView((view) => view.document);
  const [tab, setTab] = useState<Tab>('media');
  return (
    <Tabs
      label="Resources"
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'media',
          label: 'Media',
          content: (
            <MediaResources
              environment={environment}
              mediaConnectorId={mediaConnectorId}
              onInsert={onInsert}
            />
          ),
        },
        {
          value: 'fonts',
          label: 'Fonts',
          content: <FontResources environment={environment} document={document} taking={takingFonts} />,
        },
        {
          value: 'data',
          label: 'Data',
          content: <DataResources environment={environment} document={document} />,
        },
        ...(hasBrandKits
          ? [
              {
                value: 'brandKit' as const,
                label: 'Brand kit',
                content: (
                  <BrandKitResources
                    environment={environment}
                    document={document}
                    thumbnail={thumbnail}
                    onInsert={onInsert}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
