import type { OutputFormat } from '@/domain/output';
import type { OutputIntent } from '@/domain/user-interfaces';

/** A way to make a file. */
export interface DownloadWay {
  /** Unique key. */
  readonly value: string;
  readonly format: OutputFormat;
  readonly label: string;
  readonly description: string;
  /** Whether a file of all records can be made this way. @default false */
  readonly hasAllRecords?: boolean;
}

const STILL: readonly DownloadWay[] = [
  {
    value: 'pdf',
    format: 'pdf',
    label: 'PDF',
    description: 'Every page, sharp at any size. For print and for sending.',
  },
  {
    value: 'png',
    format: 'png',
    label: 'PNG',
    description: 'The first page as a picture, transparent where nothing is.',
  },
  {
    value: 'jpg',
    format: 'jpg',
    label: 'JPG',
    description: 'The first page as a small picture on white. For the web.',
  },
];
const ANIMATED: readonly DownloadWay[] = [
  ...STILL,
  {
    value: 'gif',
    format: 'gif',
    label: 'GIF',
    description: 'Plays over and over, in few colours. For e-mail.',
  },
  {
    value: 'mp4',
    format: 'mp4',
    label: 'MP4',
    description: 'A film that plays once, smoothly. For social media and screens.',
  },
];

/** Every format for a layout with this intent, with default options. */
export const listFormats = (intent: OutputIntent | undefined): readonly DownloadWay[] =>
  intent === 'digitalAnimated' ? ANIMATED : STILL;
