import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import type { Id, VariableOf } from '@/engine/document';
import type { ChosenPicture, FieldValue } from './fieldValue';
import { OwnPicture } from './OwnPicture';
import type { PictureUpload } from './UploadPicture';
import { useOwnUpload, type UploadOwn } from './useOwnUpload';

/** Which pictures are offered. */
interface PictureOffer {
  /** The folder that is opened first; no other can be reached when it is not to be left. */
  folder: string;
  includesSubfolders: boolean;
  /** Whether those that are there can be looked through; only an upload is offered otherwise. */
  isBrowsed: boolean;
  upload: PictureUpload | undefined;
}

/** A question for one of the pictures that a field offers. */
export interface OfferedQuestion extends Pick<PictureOffer, 'folder'> {
  variableId: Id;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Where pictures come from. */
export interface ImageChoices {
  /** Why none can be chosen. */
  readonly withheld: string | undefined;
  /** Takes pictures of the reader's computer into the project, for those from whom media are withheld. @default none are taken */
  readonly uploadOwn?: UploadOwn;
  /** Asks for one of the pictures that a field offers, for those from whom media are withheld. @default none are offered */
  readonly browseOffered?: (question: OfferedQuestion) => ReactNode;
  /** A small picture of an asset. */
  readonly thumbnail: (value: ChosenPicture) => ReactNode;
  /**
   * Draws something with what a picture is called where it comes from, which is none until it is known, and of no picture.
   * @default the last part of its address
   */
  readonly named?: (
    picture: ChosenPicture | undefined,
    draw: (name: string | undefined) => ReactNode,
  ) => ReactNode;
  /** Asks for a picture. */
  readonly browse: (
    question: PictureOffer & {
      /** The one connector pictures may come from, as documents name it. @default any */
      connectorId?: string;
      onChoose: (picture: ChosenPicture) => void;
      onClose: () => void;
    },
  ) => ReactNode;
}

/** Whether another picture may be chosen at all. */
export const isChoosable = ({ isReadonly, allowQuery, allowUpload }: VariableOf<'image'>): boolean =>
  !isReadonly && (allowQuery || allowUpload);

/** Whether one of the pictures that the template offers may be chosen where media are withheld. */
export const isOffered = (
  { withheld, browseOffered }: ImageChoices,
  variable: VariableOf<'image'>,
): boolean =>
  withheld !== undefined && browseOffered !== undefined && !variable.isReadonly && variable.allowQuery;

/** Asks for a picture of a variable, where the reader may look for it. */
export function browseFor(
  images: ImageChoices,
  variableId: Id,
  variable: VariableOf<'image'>,
  question: { connectorId?: string; onChoose: (picture: ChosenPicture) => void; onClose: () => void },
): ReactNode {
  const { folder } = offerOf(variable);
  const { onChoose, onClose } = question;
  return isOffered(images, variable)
    ? images.browseOffered?.({ variableId, folder, onChoose, onClose })
    : images.browse({ ...offerOf(variable), ...question });
}

/** Which pictures a variable may have. */
export const offerOf = (variable: VariableOf<'image'>): PictureOffer => ({
  folder: variable.folder.type === 'fixed' ? variable.folder.path : '',
  includesSubfolders: variable.includeSubfolders,
  isBrowsed: variable.allowQuery,
  upload: uploadOf(variable),
});

interface ImageFieldProps {
  id: string;
  variableId: Id;
  variable: VariableOf<'image'>;
  texts: FieldTexts;
  error: string | undefined;
  images: ImageChoices;
  onChange: (value: FieldValue) => string | undefined;
}

/** The picture of a variable, with ways to another one. */
export function ImageField(props: ImageFieldProps) {
  const { id, variableId, variable, texts, error, images, onChange } = props;
  const [isBrowsing, setIsBrowsing] = useState(false);
  const least = images.withheld !== undefined && !variable.isReadonly ? uploadOf(variable) : undefined;
  const own = useOwnUpload(variableId, images.uploadOwn, (picture) => void onChange(picture));
  const { value, isReadonly, isRequired } = variable;
  const label = variable.label ?? variable.name;
  const canChoose = isOffered(images, variable);
  const withheld = isChoosable(variable) ? images.withheld : 'This picture can’t be changed here.';
  return (
    <Field {...texts} id={id} error={own.refusal ?? error}>
      {(control) => (
        <Inline gap="3" align="center">
          <Thumbnail>
            {value ? images.thumbnail(value) : <Icon glyph={ImageOff} label="No picture" />}
          </Thumbnail>
          <Stack gap="1" align="start" css={{ flex: 1 }}>
            {images.uploadOwn && least && (
              <OwnPicture {...{ control, label, least }} sending={own.sending} take={own.take} />
            )}
            {(canChoose || !(images.uploadOwn && least)) && (
              <Button
                {...(images.uploadOwn && least ? {} : control)}
                aria-label={`${value ? 'Change' : 'Choose'} picture: ${label}`}
                disabledReason={canChoose ? undefined : withheld}
                onClick={() => setIsBrowsing(true)}
              >
                {value ? 'Change…' : 'Choose picture…'}
              </Button>
            )}
            {value && !isRequired && !isReadonly && (
              <Button intent="ghost" size="s" onClick={() => void onChange(null)}>
                Remove
              </Button>
            )}
          </Stack>
          {isBrowsing &&
            browseFor(images, variableId, variable, {
              onClose: () => setIsBrowsing(false),
              onChoose: (picture) => {
                onChange(picture);
                setIsBrowsing(false);
              },
            })}
        </Inline>
      )}
    </Field>
  );
}

/** What may be uploaded for a variable; `undefined` where nothing may. */
function uploadOf(variable: VariableOf<'image'>): PictureUpload | undefined {
  const { allowUpload, uploadFolder, uploadMinWidth, uploadMinHeight } = variable;
  if (!allowUpload) return undefined;
  return {
    folder: uploadFolder.type === 'fixed' ? uploadFolder.path : '',
    ...(uploadMinWidth !== undefined && { minWidth: uploadMinWidth }),
    ...(uploadMinHeight !== undefined && { minHeight: uploadMinHeight }),
  };
}

function Thumbnail({ children }: { children: ReactNode }) {
  return (
    <Box
      css={{
        ...{ display: 'grid', placeItems: 'center', flexShrink: 0, width: '5rem', height: '4rem' },
        ...{ border: '1px solid $border', borderRadius: '$control', overflow: 'hidden' },
        ...{ backgroundColor: '$surfaceSunken', color: '$textMuted' },
        '& img': { maxWidth: '5rem', maxHeight: '4rem', objectFit: 'contain' },
      }}
    >
      {children}
    </Box>
  );
}
