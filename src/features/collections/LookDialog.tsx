import type { CollectionTemplate } from '@/api/collections';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { HeldTemplatePicture } from '@/product/CollectionPicture';

interface LookDialogProps {
  environment: EnvironmentDetail;
  collectionId: string;
  template: CollectionTemplate;
  onClose: () => void;
}

/** A large preview of a template in a collection. */
export function LookDialog({ environment, collectionId, template, onClose }: LookDialogProps) {
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={template.name}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Box
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          height: 'min(60vh, 40rem)',
          padding: '$4',
          borderRadius: '$container',
          backgroundColor: '$surfaceSunken',
          '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
        }}
      >
        <HeldTemplatePicture
          environment={environment}
          collectionId={collectionId}
          template={template}
          quality="highest"
        />
      </Box>
    </Dialog>
  );
}
