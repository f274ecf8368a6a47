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
  WHOLE,
  type TemplateDesign,
} from './design';

const HOURS = [
  ['22:00', 'The oven is lit. Beech, from the forest behind the mill.'],
  ['23:30', 'Yesterday’s dough is turned for the last time and shaped by hand.'],
  ['02:00', 'Rye goes in first, because it takes longest. The radio is very quiet.'],
  ['04:30', 'Croissants. Twenty-seven layers, eighteen minutes, nobody talks.'],
  ['05:40', 'The first coffee of the day is for the baker of the night.'],
  ['06:00', 'The sun, or at least the lamp over the door. We are open.'],
] as const;

const PRICES = [
  ['Country sourdough', '900 g', '5,90'],
  ['Rye with wild honey', '800 g', '6,40'],
  ['Spelt tin loaf', '750 g', '5,60'],
  ['Baguette', '250 g', '2,20'],
  ['Butter croissant', 'a piece', '1,90'],
  ['Cinnamon knot', 'a piece', '2,80'],
  ['House roast', '250 g', '9,50'],
] as const;

/** A page about one product: its title, text, and the variable of its picture. */
interface Story {
  readonly pageId: string;
  readonly title: string;
  readonly words: readonly string[];
  readonly picture: string;
}

const STORIES: readonly Story[] = [
  {
    pageId: 'bread',
    title: 'Bread',
    picture: 'breadPicture',
    words: [
      'Flour, water, salt, and a starter older than the shop. Everything else is time: thirty-six hours from the first stir to the moment the crust begins to sing.',
      'We bake for the day only. What is left in the evening goes to the kitchen on Mill Street, not into the bin.',
    ],
  },
  {
    pageId: 'coffee',
    title: 'Coffee',
    picture: 'coffeePicture',
    words: [
      'Roasted on Mondays in the back room, in small rounds, a shade lighter than you may be used to.',
      'Poured slowly. If you are in a hurry, tell us, and we will pour it slowly a little sooner.',
    ],
  },
];

/** The page number at the foot, on the outer side. */
const folio = (number: number): Parameters<Design['text']> => [
  `Folio ${number}`,
  [14, 196, 120, 5],
  [says('label', `Aurora   ·   ${number}`, { fontSize: 6.5, ...(number % 2 === 1 && RIGHT) })],
];

/** A booklet of eight pages, to take along from the counter. */
export function brochure(): TemplateDesign {
  const design = new Design('Brochure', {
    name: 'A5',
    intent: 'print',
    unit: 'mm',
    width: 148,
    height: 210,
  })
    .variable('title', {
      ...newVariable('Title', 'longText'),
      value: 'A night,\nthen bread',
      isRequired: true,
      maxCharacters: 40,
    })
    .variable('edition', { ...newVariable('Edition'), value: 'Spring 2027', maxCharacters: 30 })
    .variable('opening', {
      ...newVariable('Welcome', 'longText'),
      value:
        'We are bakers, so we work while you sleep. This small book is about what happens between the last guest of the evening and the first one of the morning: about an oven that never quite cools down, about flour from three villages, and about patience, which is the only thing in our bread that costs anything. Take it home, read it over coffee, and come by before it gets light. The door is open, and it is warm inside.',
      maxCharacters: 700,
    })
    .picture('streetPicture', 'Picture of the street', '/Campaigns/Autumn/roofs.jpg')
    .picture('breadPicture', 'Picture of the bread', '/Products/Bread/country-loaf.jpg')
    .picture('coffeePicture', 'Picture of the coffee', '/Products/Coffee/beans-strong.jpg')
    .shape('Cover', [-3, -3, 154, 216], { fill: fillWith('night') })
    .shape('Far halo', risingSunBox(74, 213, 74), { outline: RISING, fill: fillWith('dawn', 0.16) })
    .shape('Near halo', risingSunBox(74, 213, 55), { outline: RISING, fill: fillWith('dawn', 0.32) })
    .shape('Sun', risingSunBox(74, 213, 36), { outline: RISING, fill: fillWith('dawn') })
    .text('Brand', [14, 14, 80, 10], [says('headline', 'Aurora', { fontSize: 18, ...colourText('paper') })])
    .text(
      'Title',
      [14, 40, 120, 56],
      [says('headline', [value('title')], { fontSize: 50, ...colourText('paper') })],
    )
    .text('Edition', [14, 98, 80, 6], [says('label', [value('edition')], { fontSize: 8.5 })])

    .page('welcome', 'Welcome')
    .shape('Paper of the welcome', [-3, -3, 154, 216], { fill: fillWith('paper') })
    .shape('Mark', risingSunBox(19, 32, 5), { outline: RISING, fill: fillWith('dawn') })
    .shape('Horizon', [14, 32, 120, 0.3], { fill: fillWith('night') })
    .text('Good morning', [14, 44, 120, 16], [says('headline', 'Good morning.', { fontSize: 28 })])
    .text('Welcome', [14, 68, 120, 96], [says('text', [value('opening')], { fontSize: 13, lineHeight: 160 })])
    .text(...folio(2))
    .page('street', 'Street')
    .shape('Ground of the street', [-3, -3, 154, 216], { fill: fillWith('mist') })
    .image('Street', [-3, -3, 154, 216], WHOLE, 'streetPicture');

  STORIES.forEach(({ pageId, title, words, picture }, index) => {
    design
      .page(pageId, title)
      .shape(`Paper of ${title}`, [-3, -3, 154, 216], { fill: fillWith('paper') })
      .shape(`Ground of ${title}`, [-3, -3, 154, 118], { fill: fillWith('mist') })
      .image(`Picture of ${title}`, [-3, -3, 154, 118], WHOLE, picture)
      .text(`${title}, title`, [14, 124, 120, 16], [says('headline', title, { fontSize: 28 })])
      .text(
        `${title}, words`,
        [14, 143, 96, 50],
        words.map((text) => says('text', text, { fontSize: 9.5, lineHeight: 155, spaceAfter: 6 })),
      )
      .text(...folio(4 + index));
  });

  design
    .page('hours', 'Hours')
    .shape('Night of the hours', [-3, -3, 154, 216], { fill: fillWith('night') })
    .text(
      'Hours, title',
      [14, 18, 120, 30],
      [says('headline', 'The night, hour by hour', { fontSize: 28, ...colourText('paper') })],
    );
  HOURS.forEach(([hour, words], index) => {
    const y = 48 + index * 22;
    design
      .shape(`Line at ${hour}`, [14, y, 120, 0.25], { fill: fillWith('dawn', 0.6) })
      .text(
        `Hour ${hour}`,
        [14, y + 3.5, 24, 8],
        [says('headline', hour, { fontSize: 15, ...colourText('dawn') })],
      )
      .text(
        `At ${hour}`,
        [42, y + 4.2, 92, 14],
        [says('text', words, { fontSize: 9.5, ...colourText('paper') })],
      );
  });

  design
    .page('orders', 'Standing orders')
    .shape('Paper of the orders', [-3, -3, 154, 216], { fill: fillWith('paper') })
    .text('Orders, title', [14, 18, 120, 16], [says('headline', 'Every morning, yours', { fontSize: 28 })])
    .text(
      'Orders, words',
      [14, 36, 96, 20],
      [
        says(
          'text',
          'For offices, schools and long tables: tell us once what you like, and find it at your door before half past seven.',
          { fontSize: 9.5, lineHeight: 155 },
        ),
      ],
    );
  PRICES.forEach(([product, amount, price], index) => {
    const y = 66 + index * 14;
    design
      .shape(`Line of ${product}`, [14, y, 120, 0.25], { fill: fillWith('night', 0.35) })
      .text(`${product}, name`, [14, y + 3.4, 76, 8], [says('headline', product, { fontSize: 13 })])
      .text(`${product}, amount`, [90, y + 4.2, 22, 6], [says('text', amount, { fontSize: 9, ...RIGHT })])
      .text(
        `${product}, price`,
        [112, y + 3.4, 22, 8],
        [says('headline', `€ ${price}`, { fontSize: 13, ...RIGHT })],
      );
  });
  return design
    .text(...folio(7))
    .page('back', 'Back')
    .shape('Night of the back', [-3, -3, 154, 216], { fill: fillWith('night') })
    .text(
      'Where, title',
      [14, 18, 120, 16],
      [says('headline', 'Come by.', { fontSize: 28, ...colourText('paper') })],
    )
    .text(
      'Where',
      [14, 40, 70, 50],
      [
        says('lead', 'Lantern Quay 4, Ghent', { fontSize: 11, ...colourText('paper') }),
        says('text', 'From six, every day but Sunday', {
          fontSize: 9.5,
          spaceAfter: 8,
          ...colourText('paper'),
        }),
        says('lead', 'Mill Street 18, Bruges', { fontSize: 11, ...colourText('paper') }),
        says('text', 'From seven, Sundays as well', { fontSize: 9.5, ...colourText('paper') }),
      ],
    )
    .shape('Sun of the back', risingSunBox(74, 213, 36), { outline: RISING, fill: fillWith('dawn') })
    .shape('Ground of the code', [106, 40, 28, 28], { fill: fillWith('paper') })
    .barcode(
      'Code',
      [108, 42, 24, 24],
      'qr',
      { type: 'fixed', value: 'https://aurora.example/mornings' },
      { enableBackground: false, barColor: ink('night'), errorCorrection: 'medium' },
    )
    .done();
}
