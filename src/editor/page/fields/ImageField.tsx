import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Field, type FieldTexts } from '@/components/Field';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { Id, VariableOf } from '@/engine/document';
import type { ChosenPicture, FieldValue } from './fieldValue';
import { OwnPicture } from './OwnPicture';
import type { PictureUpload } from './UploadPicture';
import { useOwnUpload, type UploadOwn } from './useOwnUpload';

/** The pictures to choose from. */
interface PictureOffer {
  /** The initial folder; without access to its subfolders it is the only one. */
  folder: string;
  includesSubfolders: boolean;
  /** Whether existing pictures can be browsed; otherwise only an upload is possible. */
  isBrowsed: boolean;
  upload: PictureUpload | undefined;
}

/** Asks for one of the pictures that a field offers. */
export interface OfferedQuestion extends Pick<PictureOffer, 'folder'> {
  variableId: Id;
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** Sources of pictures. */
export interface ImageChoices {
  /** Why the user can't choose any. */
  readonly withheld: string | undefined;
  /** Uploads files of the user into the project, for users without access to the media. @default no uploads */
  readonly uploadOwn?: UploadOwn;
  /** Asks for one of the pictures that a field offers, for users without access to the media. @default no offers */
  readonly browseOffered?: (question: OfferedQuestion) => ReactNode;
  /** Finds the missing ones of up to 500 pictures. @default no check */
  readonly findMissing?: (pictures: readonly ChosenPicture[]) => Promise<readonly ChosenPicture[]>;
  /** Renders a small picture of an asset. */
  readonly thumbnail: (value: ChosenPicture) => ReactNode;
  /**
   * Renders something with the name of a picture at its source; the name is undefined until it is known or if there
   * is no picture.
   * @default the last part of its address
   */
  readonly named?: (
    picture: ChosenPicture | undefined,
    draw: (name: string | undefined) => ReactNode,
  ) => ReactNode;
  /** Renders the dialog that chooses a picture. */
  readonly browse: (
    question: PictureOffer & {
      /** The only connector allowed, by its id in documents. @default any */
      connectorId?: string;
      onChoose: (picture: ChosenPicture) => void;
      onClose: () => void;
    },
  ) => ReactNode;
}

/** Whether the picture can be replaced. */
export const isChoosable = ({ isReadonly, allowQuery, allowUpload }: VariableOf<'image'>): boolean =>
  !isReadonly && (allowQuery || allowUpload);

/** Whether users without access to the media may choose one of the template's pictures. */
export const isOffered = (
  { withheld, browseOffered }: ImageChoices,
  variable: VariableOf<'image'>,
): boolean =>
  withheld !== undefined && browseOffered !== undefined && !variable.isReadonly && variable.allowQuery;

/** Renders the dialog that chooses a variable's picture, if the user may choose one. */
export function renderPictureBrowser(
  images: ImageChoices,
  variableId: Id,
  variable: VariableOf<'image'>,
  question: { connectorId?: string; onChoose: (picture: ChosenPicture) => void; onClose: () => void },
): ReactNode {
  const { folder } = getPictureOffer(variable);
  const { onChoose, onClose } = question;
  return isOffered(images, variable)
    ? images.browseOffered?.({ variableId, folder, onChoose, onClose })
    : images.browse({ ...getPictureOffer(variable), ...question });
}

/** Returns the pictures to choose from for a variable. */
export const getPictureOffer = (variable: VariableOf<'image'>): PictureOffer => ({
  folder: variable.folder.type === 'fixed' ? variable.folder.path : '',
  includesSubfolders: variable.includeSubfolders,
  isBrowsed: variable.allowQuery,
  upload: getUploadRules(variable),
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

/** Shows the picture of a variable and ways to replace it. */
export function ImageField(props: ImageFieldProps) {
  const { id, variableId, variable, texts, error, images, onChange } = props;
  const [isBrowsing, setIsBrowsing] = useState(false);
  const least = images.withheld !== undefined && !variable.isReadonly ? getUploadRules(variable) : undefined;
  const own = useOwnUpload(variableId, images.uploadOwn, (picture) => void onChange(picture));
  const { value, isReadonly, isRequired, placeholder } = variable;
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
            {!value && placeholder !== '' && (
              <Text size="small" tone="muted">
                {placeholder}
              </Text>
            )}
            {images.uploadOwn && least && (
              <OwnPicture
                control={control}
                label={label}
                least={least}
                sending={own.sending}
                take={own.take}
              />
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
            renderPictureBrowser(images, variableId, variable, {
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

/** Returns what may be uploaded for a variable; `undefined` if nothing may. */
function getUploadRules(variable: VariableOf<'image'>): PictureUpload | undefined {
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
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: '5rem',
        height: '4rem',
        border: '1px solid $border',
        borderRadius: '$control',
        overflow: 'hidden',
        backgroundColor: '$surfaceSunken',
        color: '$textMuted',
        '& img': { maxWidth: '5rem', maxHeight: '4rem', objectFit: 'contain' },
      }}
    >
      {children}
    </Box>
  );
}
