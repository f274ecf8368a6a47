import { Grid } from '@/components/Grid';
import { NumericInput } from '@/components/NumericInput';
import type { PictureCrop } from '@/domain/media';
import { setArea, setPoint } from './cropChanges';

interface CropFieldsProps {
  crop: PictureCrop;
  onCropChange: (crop: PictureCrop) => void;
}

const COLUMNS = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@mobile': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The area and the point of a crop as numbers, in percent of the picture. */
export function CropFields({ crop, onCropChange }: CropFieldsProps) {
  const { subjectArea: area, pointOfInterest: point } = crop;
  const fields = [
    ['Left', area.x, (x: number) => setArea(crop, { ...area, x })],
    ['Top', area.y, (y: number) => setArea(crop, { ...area, y })],
    ['Width', area.width, (width: number) => setArea(crop, { ...area, width })],
    ['Height', area.height, (height: number) => setArea(crop, { ...area, height })],
    ['Point across', point.x, (x: number) => setPoint(crop, { ...point, x })],
    ['Point down', point.y, (y: number) => setPoint(crop, { ...point, y })],
  ] as const;
  return (
    <Grid gap="3" css={COLUMNS}>
      {fields.map(([label, share, change]) => (
        <NumericInput
          key={label}
          label={label}
          unit="%"
          min={0}
          max={100}
          value={share * 100}
          onValueChange={(percent) => onCropChange(change(percent / 100))}
        />
      ))}
    </Grid>
  );
}
