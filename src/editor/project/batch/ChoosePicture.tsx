import type { VariableOf } from '@/engine/document';
import {
  renderPictureBrowser,
  isChoosable,
  isOffered,
  type ImageChoices,
} from '../../page/fields/ImageField';
import type { FormField } from '../../page/fields/VariableField';

/** A column of pictures. */
export interface PictureField {
  readonly id: string;
  readonly variable: VariableOf<'image'>;
}

/** Narrows a column to one of pictures; `undefined` if it has none, or none can be chosen. */
export const toPictureField = (
  { id, variable }: FormField,
  images: ImageChoices,
): PictureField | undefined =>
  variable.type === 'image' &&
  ((images.withheld === undefined && isChoosable(variable)) || isOffered(images, variable))
    ? { id, variable }
    : undefined;

/** Returns the connector of a column's pictures: that of its variable's value, else the environment's own media. */
export const getConnectorId = ({ value }: VariableOf<'image'>): string => value?.connectorId ?? '';

interface ChoosePictureProps {
  field: PictureField;
  images: ImageChoices;
  /** Called with the id of the picture. */
  onChoose: (assetId: string) => void;
  onClose: () => void;
}

/** Asks for the picture of a cell. A record contains only the picture's id, so a column has one connector. */
export const ChoosePicture = ({ field: { id, variable }, images, onChoose, onClose }: ChoosePictureProps) =>
  renderPictureBrowser(images, id, variable, {
    connectorId: getConnectorId(variable),
    onChoose: ({ assetId }) => {
      onChoose(assetId);
      onClose();
    },
    onClose,
  });
