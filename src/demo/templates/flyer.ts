import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import {
  Design,
  fillWith,
  ink,
  RIGHT,
  RISING,
  risingSunBox,
  says,
  value,
  type TemplateDesign,
} from './design';

const COLUMNS = [
  ['01', 'Sourdough', 'Two flours, one starter, thirty-six hours. The crust sings when it leaves the oven.'],
  ['02', 'Pastry', 'Folded by hand, with butter from the next village. Gone by ten on most days.'],
  ['03', 'Coffee', 'Roasted on Mondays in the back room, poured slowly, never hurried.'],
] as const;

/** A one-page flyer with bleed, on a grid of three columns. */
export function flyer(): TemplateDesign {
  const design = new Design('Opening flyer', {
    name: 'A4',
    intent: 'print',
    unit: 'mm',
    width: 210,
    height: 297,
  })
    .variable('headline', {
      ...newVariable('Headline', 'longText'),
      value: 'First light,\nfresh bread.',
      isRequired: true,
    })
    .variable('day', {
      ...newVariable('Opening day', 'date'),
      value: '2027-03-05',
      displayFormat: 'cccc d MMMM',
      isRequired: true,
      excludedDays: ['sunday'],
    })
    .variable('shop', {
      ...newVariable('Shop', 'list'),
      items: [{ value: 'Lantern Quay 4, Ghent' }, { value: 'Mill Street 18, Bruges' }],
      selected: 'Lantern Quay 4, Ghent',
    })
    .variable('loaves', {
      ...newVariable('Free loaves', 'number'),
      value: 100,
      minValue: 10,
      maxValue: 500,
      showStepper: true,
      stepSize: 10,
    })
    .shape('Paper', [-3, -3, 216, 303], { fill: fillWith('paper') })
    .shape('Night', [-3, -3, 216, 171], { fill: fillWith('night') })
    .shape('Far halo', risingSunBox(105, 168, 77), { outline: RISING, fill: fillWith('dawn', 0.14) })
    .shape('Near halo', risingSunBox(105, 168, 57), { outline: RISING, fill: fillWith('dawn', 0.28) })
    .shape('Sun', risingSunBox(105, 168, 37), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [15, 14, 90, 13], [says('headline', 'Aurora', { fontSize: 22, ...colourText('paper') })])
    .text(
      'What it is',
      [105, 16.5, 90, 8],
      [
        says('label', 'Bakery & coffee', {
          fontSize: 9,
          ...RIGHT,
          ...colourText('paper'),
        }),
      ],
    )
    .text(
      'Headline',
      [15, 36, 180, 56],
      [says('headline', [value('headline')], { fontSize: 62, ...colourText('paper') })],
    )
    .text('Day', [15, 181, 118, 16], [says('headline', ['We open ', value('day')], { fontSize: 21 })])
    .text(
      'Invitation',
      [15, 197, 118, 20],
      [
        says(
          'text',
          [
            'The doors open at six. The first ',
            value('loaves'),
            ' loaves are on the house, and the coffee is ready before you are.',
          ],
          { fontSize: 11 },
        ),
      ],
    )
    .shape('Line', [15, 224, 180, 0.35], { fill: fillWith('night') });
  COLUMNS.forEach(([number, title, words], index) => {
    const x = 15 + index * 62;
    design
      .text(`Number ${number}`, [x, 230, 56, 6], [says('label', number, { fontSize: 9 })])
      .text(`Title ${number}`, [x, 236, 56, 9], [says('headline', title, { fontSize: 15 })])
      .text(`Words ${number}`, [x, 246, 54, 24], [says('text', words, { fontSize: 9 })]);
  });
  return design
    .text(
      'Address',
      [15, 278, 130, 7],
      [says('lead', [value('shop'), '   ·   aurora.example'], { fontSize: 10 })],
      { verticalAlign: 'bottom' },
    )
    .barcode(
      'Code',
      [169, 181, 26, 26],
      'qr',
      { type: 'fixed', value: 'https://aurora.example/opening' },
      {
        enableBackground: false,
        barColor: ink('night'),
        errorCorrection: 'medium',
        magnificationPercent: 130,
      },
    )
    .done();
}
