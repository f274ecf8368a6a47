import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import { CENTRED, Design, fillWith, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

/**
 * A square post, a portrait one below it and a full screen below that, and one for links. Users may crop the picture,
 * and move and resize the price.
 */
export const socialPost = (): TemplateDesign =>
  new Design('Social post', {
    name: 'Square post',
    intent: 'digitalStatic',
    unit: 'px',
    width: 1080,
    height: 1080,
  })
    .variable('label', { ...newVariable('Label'), value: 'New this week', maxCharacters: 24 })
    .variable('product', {
      ...newVariable('Product', 'longText'),
      value: 'Rye with\nwild honey',
      isRequired: true,
    })
    .variable('price', {
      ...newVariable('Price', 'number'),
      value: 6.4,
      numberOfDecimals: 2,
      minValue: 0,
      decimalSeparator: ',',
      prefix: { value: '€ ' },
    })
    .variable('photo', {
      ...newVariable('Photo', 'image'),
      allowUpload: true,
      uploadMinWidth: 600,
      uploadMinHeight: 300,
      helpText: 'Takes the place of the sun.',
    })
    .shape('Paper', [0, 0, 1080, 1080], { fill: fillWith('paper') })
    .shape('Halo', risingSunBox(790, 1080, 500), { outline: RISING, fill: fillWith('dawn', 0.2) })
    .shape('Sun', risingSunBox(790, 1080, 310), { outline: RISING, fill: fillWith('dawn') })
    .image('Photo', risingSunBox(790, 1080, 310), RISING, 'photo')
    .text('Brand', [72, 64, 400, 70], [says('headline', 'Aurora', { fontSize: 50 })])
    .text('Label', [72, 216, 800, 48], [says('label', [value('label')], { fontSize: 28 })])
    .text('Product', [72, 264, 936, 300], [says('headline', [value('product')], { fontSize: 128 })])
    .text('Price', [72, 930, 340, 90], [says('headline', [value('price')], { fontSize: 62 })], {
      verticalAlign: 'bottom',
    })
    .child('portrait', 'Portrait post', [1080, 1350], {
      Paper: [0, 0, 1080, 1350],
      Halo: risingSunBox(830, 1350, 560),
      Sun: risingSunBox(830, 1350, 360),
      Photo: risingSunBox(830, 1350, 360),
      Brand: [72, 72, 400, 70],
      Label: [72, 270, 800, 48],
      Product: [72, 324, 936, 300],
      Price: [72, 1196, 340, 90],
    })
    .child('wide', 'Link preview', [1200, 630], {
      Paper: [0, 0, 1200, 630],
      Halo: risingSunBox(1075, 630, 320),
      Sun: risingSunBox(1075, 630, 200),
      Photo: risingSunBox(1075, 630, 200),
      Brand: [64, 48, 400, 70],
      Label: [64, 168, 700, 44],
      Product: [64, 212, 800, 290],
      Price: [64, 496, 340, 80],
    })
    .child(
      'full',
      'Full screen',
      [1080, 1920],
      {
        Paper: [0, 0, 1080, 1920],
        Halo: risingSunBox(760, 1920, 690),
        Sun: risingSunBox(760, 1920, 470),
        Photo: risingSunBox(760, 1920, 470),
        Brand: [84, 240, 400, 70],
        Label: [84, 500, 800, 48],
        Product: [84, 556, 912, 330],
        Price: [84, 890, 340, 90],
      },
      'portrait',
    )
    .allow(['Photo'], { cropAllowed: true })
    .allow(['Price'], { horizontalMoveAllowed: true, verticalMoveAllowed: true })
    .do({ kind: 'setLayoutOptions', layoutId: 'wide', options: { displayName: 'For links' } })
    .done();

/** A story that is mostly sky; its text colours suggest night. */
export const story = (): TemplateDesign =>
  new Design('Story', { name: 'Story', intent: 'digitalStatic', unit: 'px', width: 1080, height: 1920 })
    .variable('question', {
      ...newVariable('Question', 'longText'),
      value: 'Up before\nthe sun?',
      isRequired: true,
    })
    .variable('answer', {
      ...newVariable('Answer', 'longText'),
      value: 'So are we. Coffee and the first loaves from six, every day but Sunday.',
    })
    .variable('link', { ...newVariable('Link'), value: 'aurora.example' })
    .shape('Night', [0, 0, 1080, 1920], { fill: fillWith('night') })
    .shape('Far halo', risingSunBox(540, 1920, 820), { outline: RISING, fill: fillWith('dawn', 0.16) })
    .shape('Near halo', risingSunBox(540, 1920, 590), { outline: RISING, fill: fillWith('dawn', 0.32) })
    .shape('Sun', risingSunBox(540, 1920, 360), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [90, 250, 500, 80], [says('headline', 'Aurora', { fontSize: 54, ...colourText('paper') })])
    .text(
      'Question',
      [90, 440, 900, 340],
      [says('headline', [value('question')], { fontSize: 146, ...colourText('paper') })],
    )
    .text(
      'Answer',
      [90, 800, 760, 220],
      [says('lead', [value('answer')], { fontSize: 44, ...colourText('paper') })],
    )
    .text(
      'Link',
      [210, 1700, 660, 90],
      [
        says('lead', [value('link')], {
          fontSize: 40,
          ...CENTRED,
          ...colourText('paper'),
        }),
      ],
      { verticalAlign: 'middle' },
    )
    .child('square', 'Square', [1080, 1080], {
      Night: [0, 0, 1080, 1080],
      'Far halo': risingSunBox(540, 1080, 470),
      'Near halo': risingSunBox(540, 1080, 350),
      Sun: risingSunBox(540, 1080, 230),
      Brand: [72, 64, 500, 80],
      Question: [72, 160, 936, 300],
      Answer: [72, 480, 720, 130],
      Link: [340, 945, 400, 90],
    })
    .done();
