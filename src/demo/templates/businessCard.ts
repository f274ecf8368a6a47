import { newVariable, type Colour } from '@/engine/document';
import { colourText } from './brand';
import { Design, fillWith, ink, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

/** The sun of the card has a spot ink, outside the gamut of the four others. */
const INK: Colour = { type: 'spotCmyk', ink: 'Aurora Dawn', c: 0, m: 0.65, y: 0.81, k: 0.06 };

/** A card of two sides: the sun rises over the edge, and a code leads to the shop. */
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
    .shape('Night', [-3, -3, 92, 60], { fill: fillWith('night') })
    .shape('Halo', risingSunBox(71, 57, 41), { outline: RISING, fill: fillWith('dawn', 0.22) })
    .shape('Sun', risingSunBox(71, 57, 27), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [8, 8, 50, 12], [says('headline', 'Aurora', { fontSize: 25, ...colourText('paper') })])
    .text('What it is', [8, 43.2, 32, 4], [says('label', 'Bakery & coffee', colourText('paper'))])
    .page('back', 'Back')
    .shape('Paper', [-3, -3, 92, 60], { fill: fillWith('paper') })
    .shape('Mark', risingSunBox(12.5, 12.5, 4.5), { outline: RISING, fill: fillWith('dawn') })
    .shape('Horizon', [8, 12.5, 70, 0.3], { fill: fillWith('night') })
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
        enableBackground: false,
        barColor: ink('night'),
        errorCorrection: 'medium',
        magnificationPercent: 90,
      },
    )
    .done();
