import { newVariable } from '@/engine/document';
import { colourText } from './brand';
import { Design, fillWith, RISING, risingSunBox, says, value, type TemplateDesign } from './design';

const FROM_THE_RIGHT = { textDirection: 'rightToLeft' } as const;

/** A right-to-left poster, with its sun at the beginning of the line. */
export const arabicPoster = (): TemplateDesign =>
  new Design('Arabic poster', { name: 'A3', intent: 'print', unit: 'mm', width: 297, height: 420 })
    .variable('title', {
      ...newVariable('Title', 'longText'),
      value: 'خبز\nالفجر',
      isRequired: true,
    })
    .variable('words', {
      ...newVariable('Words', 'longText'),
      value: 'كل صباح نفتح أبوابنا قبل الشمس. خبز دافئ، وقهوة محمّصة عندنا، ومكان لك على الرصيف.',
      maxCharacters: 180,
    })
    .variable('hours', { ...newVariable('Hours'), value: 'من السادسة صباحًا حتى الثالثة ظهرًا' })
    .variable('closed', { ...newVariable('Days'), value: 'كل يوم ما عدا الأحد' })
    .shape('Paper', [-3, -3, 303, 426], { fill: fillWith('paper') })
    .shape('Far halo', risingSunBox(190, 300, 134), { outline: RISING, fill: fillWith('dawn', 0.14) })
    .shape('Near halo', risingSunBox(190, 300, 100), { outline: RISING, fill: fillWith('dawn', 0.28) })
    .shape('Sun', risingSunBox(190, 300, 66), { outline: RISING, fill: fillWith('dawn') })
    .shape('Night', [-3, 300, 303, 123], { fill: fillWith('night') })
    .text('Brand', [157, 18, 120, 20], [says('arabicHeadline', 'أورورا', { fontSize: 34 })], FROM_THE_RIGHT)
    .text(
      'Title',
      [20, 46, 257, 130],
      [says('arabicHeadline', [value('title')], { fontSize: 132, lineHeight: 118 })],
      FROM_THE_RIGHT,
    )
    .text(
      'Words',
      [107, 316, 170, 52],
      [says('arabicText', [value('words')], { fontSize: 22, ...colourText('paper') })],
      FROM_THE_RIGHT,
    )
    .text(
      'Hours',
      [107, 374, 170, 26],
      [
        says('arabicHeadline', [value('hours')], { fontSize: 19, ...colourText('dawn') }),
        says('arabicText', [value('closed')], { fontSize: 17, ...colourText('paper') }),
      ],
      { ...FROM_THE_RIGHT, verticalAlign: 'bottom' },
    )
    .text(
      'Place',
      [20, 380, 80, 20],
      [
        says('lead', 'Lantern Quay 4, Ghent', { fontSize: 14, ...colourText('paper') }),
        says('text', 'aurora.example', { fontSize: 14, ...colourText('paper') }),
      ],
      { verticalAlign: 'bottom' },
    )
    .done();
