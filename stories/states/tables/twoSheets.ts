import { makeWorkbook, textRow } from '../../../tests/unit/support/makeWorkbook';

/** A workbook with the prices of two months. One cell of July contains an error. */
export const twoSheets = () =>
  makeWorkbook({
    sheets: [
      { name: 'July', rows: `${textRow('Product')}<row><c t="e"><v>#N/A</v></c></row>` },
      { name: 'August', rows: textRow('Product', 'Aisle') + textRow('Oat knot', '4') + textRow('Rye', '5') },
      { name: 'Lists', state: 'hidden', rows: textRow('Kind') },
    ],
  });
