import { newVariable } from '@/engine/document';
import { ANY_PRICE_LIST } from '../designIn';
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

/** A shelf tag with the code of the till. */
export const priceTag = (): TemplateDesign =>
  new Design('Price tag', { name: 'Price tag', intent: 'print', unit: 'mm', width: 105, height: 74 })
    .variable('product', {
      ...newVariable('Product'),
      value: 'Country sourdough',
      isRequired: true,
      maxCharacters: 40,
    })
    .variable('details', { ...newVariable('Details', 'richText'), value: 'Wheat and rye, 36 hours, 900 g' })
    .variable('price', {
      ...newVariable('Price', 'number'),
      value: 5.9,
      isRequired: true,
      minValue: 0,
      maxValue: 999,
      numberOfDecimals: 2,
      decimalSeparator: ',',
      thousandsSeparator: '.',
      prefix: { value: '€ ' },
    })
    .variable('kilo', {
      ...newVariable('Price of a kilo', 'number'),
      value: 6.56,
      numberOfDecimals: 2,
      decimalSeparator: ',',
      prefix: { value: '€ ' },
      suffix: { value: ' a kilo' },
    })
    .variable('kind', {
      ...newVariable('Kind', 'list'),
      items: [
        { value: 'bread', displayValue: 'Bread' },
        { value: 'pastry', displayValue: 'Pastry' },
        { value: 'coffee', displayValue: 'Coffee' },
      ],
      selected: 'bread',
    })
    .variable('code', {
      ...newVariable('Code of the till'),
      value: '5412345000013',
      isRequired: true,
      maxCharacters: 13,
    })
    .variable('range', {
      ...newVariable('Range', 'dataSource'),
      display: { type: 'list', displayColumn: 'Product' },
      source: { type: 'dataSet', dataSetId: ANY_PRICE_LIST },
    })
    .shape('Paper', [-3, -3, 111, 80], { fill: fillWith('paper') })
    .shape('Band', [-3, -3, 111, 20], { fill: fillWith('night') })
    .shape('Sun', risingSunBox(88, 17, 9), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [8, 4, 50, 10], [says('headline', 'Aurora', { fontSize: 15, ...colourText('paper') })], {
      verticalAlign: 'middle',
    })
    .text('Kind', [8, 22, 60, 4.5], [says('label', [value('kind')], { fontSize: 7 })])
    .text('Product', [8, 26.4, 89, 9.5], [says('headline', [value('product')], { fontSize: 19 })])
    .text('Details', [8, 36, 89, 5.5], [says('text', [value('details')], { fontSize: 8.5 })])
    .text('Price', [49, 45, 48, 16], [says('headline', [value('price')], { fontSize: 38, ...RIGHT })], {
      verticalAlign: 'bottom',
    })
    .text('Price of a kilo', [49, 61.4, 48, 5], [says('text', [value('kilo')], { fontSize: 8, ...RIGHT })])
    .barcode(
      'Code',
      [8, 45, 37.29, 22],
      'ean13',
      { type: 'variable', variableId: 'code' },
      {
        enableBackground: false,
        barColor: ink('night'),
        barHeight: 18,
      },
    )
    .done();
