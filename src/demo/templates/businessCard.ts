import { newVariable, type Colour } from '@/engine/document';
import { coloured } from './brand';
import { Design, filled, ink, RISING, rising, says, value, type TemplateDesign } from './design';

/** The sun of the card is printed in an ink of its own, which no mixture of the four others reaches. */
const INK: Colour = { type: 'spotCmyk', ink: 'Aurora Dawn', c: 0, m: 0.65, y: 0.81, k: 0.06 };

/** A card of two sides: the sun rises over the edge, and the way to the shop is a code. */
export const businessCard = (): TemplateDesign =>
  new Design('Business card', { name: 'Business card', intent: 'print', unit: 'mm', width: 86, height: 54 })
    .do({ kind: 'setBrandColour', colorId: 'dawn', color: { name: 'Dawn', color: INK } })
    .variable('team', {
      ...newVariable('Team'),
      value: 'Orders & catering',
      isRequired: true,
      maxCharacters: 40,
    })
    .variable('line', { ...newVariable('Line below'), value: 'Bread for offices, markets and long tables' })
    .variable('phone', { ...newVariable('Phone'), value: '+32 9 555 01 20' })
    .variable('mail', { ...newVariable('E-mail'), value: 'orders@aurora.example' })
    .variable('link', {
      ...newVariable('Link of the code'),
      value: 'https://aurora.example/orders',
      isRequired: true,
    })
    .shape('Night', [-3, -3, 92, 60], { fill: filled('night') })
    .shape('Halo', rising(71, 57, 41), { outline: RISING, fill: filled('dawn', 0.22) })
    .shape('Sun', rising(71, 57, 27), { outline: RISING, fill: filled('dawn') })
    .text('Brand', [8, 8, 50, 12], [says('headline', 'Aurora', { fontSize: 25, ...coloured('paper') })])
    .text('What it is', [8, 43.2, 32, 4], [says('label', 'Bakery & coffee', coloured('paper'))])
    .page('back', 'Back')
    .shape('Paper', [-3, -3, 92, 60], { fill: filled('paper') })
    .shape('Mark', rising(12.5, 12.5, 4.5), { outline: RISING, fill: filled('dawn') })
    .shape('Horizon', [8, 12.5, 70, 0.3], { fill: filled('night') })
    .text('Team', [8, 17, 70, 6.5], [says('headline', [value('team')], { fontSize: 14 })])
    .text('Line below', [8, 23.4, 40, 8.5], [says('text', [value('line')])])
    .text(
      'Ways',
      [8, 33.4, 46, 13.6],
      [
        says('text', [value('phone')], { fontSize: 7.5 }),
        says('text', [value('mail')]),
        says('text', 'Lantern Quay 4, Ghent'),
      ],
      { verticalAlign: 'bottom' },
    )
    .barcode(
      'Code',
      [60, 28.4, 18, 18],
      'qr',
      { type: 'variable', variableId: 'link' },
      {
        ...{ enableBackground: false, barColor: ink('night'), errorCorrection: 'medium' },
        magnificationPercent: 90,
      },
    )
    .done();
