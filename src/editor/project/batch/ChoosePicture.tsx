import type { VariableOf } from '@/engine/document';
import { browseFor, isChoosable, isOffered, type ImageChoices } from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';

/** A column of pictures. */
export interface PictureField {
  readonly id: string;
  readonly variable: VariableOf<'image'>;
}

/** The column as one of pictures; `undefined` where it holds none, or none may be chosen. */
export const pictureField = ({ id, variable }: FormField, images: ImageChoices): PictureField | undefined =>
  variable.type === 'image' &&
  ((images.withheld === undefined && isChoosable(variable)) || isOffered(images, variable))
    ? { id, variable }
    : undefined;

/** Where the pictures of a column come from: what its variable has, else the environment's own media. */
export const connectorOf = ({ value }: VariableOf<'image'>): string => value?.connectorId ?? '';

interface ChoosePictureProps {
  field: PictureField;
  images: ImageChoices;
  /** Called with the id of the picture. */
  onChoose: (assetId: string) => void;
  onClose: () => void;
}

/** Asks for the picture of a cell. A record tells the picture alone, so that all of a column come from one connector. */
export const ChoosePicture = ({ field: { id, variable }, images, onChoose, onClose }: ChoosePictureProps) =>
  browseFor(images, id, variable, {
    connectorId: connectorOf(variable),
    onChoose: ({ assetId }) => {
      onChoose(assetId);
      onClose();
    },
    onClose,
  });
