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
  /** The project, for readers. */
  name: string;
  file: Blob;
  /** Of the page as it is shown, in CSS pixels. */
  width: number;
  height: number;
}

/** The first page as it was saved, in the place of the page until that can be drawn. */
export const StoredPicture = ({ name, file, width, height }: StoredPictureProps) => (
  <Sheet style={{ width, height }}>
    <FileImage file={file} alt={`Preview of ${name}`} />
  </Sheet>
);
