import { styled } from '@/components/theme';
import { FileImage } from '@/product/FileImage';

const Sheet = styled('div', {
  flexShrink: 0,
  margin: 'auto',
  backgroundColor: '#ffffff',
  boxShadow: '$raised',
  '& img': { display: 'block', width: '100%', height: '100%' },
});

interface StoredPictureProps {
  /** Name of the project. */
  name: string;
  file: Blob;
  /** Size of the shown page in CSS pixels. */
  width: number;
  height: number;
}

/** The saved picture of the first page, shown until the page can be drawn. */
export const StoredPicture = ({ name, file, width, height }: StoredPictureProps) => (
  <Sheet style={{ width, height }}>
    <FileImage file={file} alt={`Preview of ${name}`} />
  </Sheet>
);
