import type { Painting } from './painting';

/** The initial colours, lines, text and rendering intent of a page (ISO 32000-1, tables 52 to 57). */
const OPERATORS = [
  '/DeviceGray cs 0 scn /DeviceGray CS 0 SCN',
  '1 w 0 J 0 j 10 M [] 0 d',
  '/RelativeColorimetric ri',
  '0 Tc 0 Tw 100 Tz 0 TL 0 Tr 0 Ts',
].join('\n');

/** Parameters without an operator. */
const PARAMETERS = [
  '<</Type/ExtGState/BM/Normal/SMask/None/ca 1/CA 1/AIS false/TK true',
  '/OP false/op false/OPM 0/SA false/FL 1/BG2/Default/UCR2/Default/TR2/Default/HT/Default>>',
].join('');

/** Sets the initial graphics state of a page. A form would inherit that of the stream that paints it. */
export const defaultState = ({ content, file }: Pick<Painting, 'content' | 'file'>): string =>
  `${content.use('ExtGState', file.once(PARAMETERS))} gs\n${OPERATORS}\n`;
