/**
 * Characters by the script they belong to, as hexadecimal ranges, from Unicode 17.0; those that
 * several scripts share are left out. It is kept here because each browser has another version of it.
 */
export const SCRIPT_TABLE: readonly (readonly [script: string, ranges: string])[] = [
  [
    'Latn',
    '41-5a 61-7a aa ba c0-d6 d8-f6 f8-2b8 2e0-2e4 1d00-1d25 1d2c-1d5c 1d62-1d65 1d6b-1d77 1d79-1dbe 1e00-1eff 2071 207f 2090-209c 212a-212b 2132 214e 2160-2188 2c60-2c7f a722-a787 a78b-a7ff ab30-ab5a ab5c-ab64 ab66-ab69 fb00-fb06 ff21-ff3a ff41-ff5a 10780-107ba 1df00-1df2a',
  ],
  [
    'Grek',
    '370-373 375-37d 37f-384 386 388-3e1 3f0-3ff 1d26-1d2a 1d5d-1d61 1d66-1d6a 1dbf 1f00-1ffe 2126 ab65 10140-1018e 101a0 1d200-1d245',
  ],
  ['Cyrl', '400-484 487-52f 1c80-1c8a 1d2b 1d78 2de0-2dff a640-a69f fe2e-fe2f 1e030-1e08f'],
  ['Armn', '531-58f fb13-fb17'],
  ['Hebr', '591-5f4 fb1d-fb4f'],
  [
    'Arab',
    '600-604 606-60b 60d-61a 61c-61e 620-63f 641-64a 656-66f 671-6dc 6de-6ff 750-77f 870-8e1 8e3-8ff fb50-fd3d fd40-fdff fe70-fefc 10e60-10e7e 10ec2-10eff 1ee00-1eef1',
  ],
  ['Syrc', '700-74f 860-86a'],
  ['Deva', '900-950 955-963 966-97f a8e0-a8ff 11b00-11b09'],
  ['Beng', '980-9fe'],
  ['Guru', 'a01-a76'],
  ['Gujr', 'a81-aff'],
  ['Orya', 'b01-b77'],
  ['Taml', 'b82-bfa 11fc0-11fff'],
  ['Telu', 'c00-c7f'],
  ['Knda', 'c80-cf3'],
  ['Mlym', 'd00-d7f'],
  ['Sinh', 'd81-df4 111e1-111f4'],
  ['Thai', 'e01-e3a e40-e5b'],
  ['Laoo', 'e81-edf'],
  ['Tibt', 'f00-fd4 fd9-fda'],
  ['Mymr', '1000-109f a9e0-a9fe aa60-aa7f 116d0-116e3'],
  ['Geor', '10a0-10fa 10fc-10ff 1c90-1cbf 2d00-2d2d'],
  ['Hang', '1100-11ff 302e-302f 3131-318e 3200-321e 3260-327e a960-a97c ac00-d7fb ffa0-ffdc'],
  ['Ethi', '1200-1399 2d80-2dde ab01-ab2e 1e7e0-1e7fe'],
  ['Khmr', '1780-17f9 19e0-19ff'],
  ['Hira', '3041-3096 309d-309f 1b001-1b11f 1b132-1b152 1f200'],
  [
    'Kana',
    '30a1-30fa 30fd-30ff 31f0-31ff 32d0-32fe 3300-3357 ff66-ff6f ff71-ff9d 1aff0-1b000 1b120-1b122 1b155-1b167',
  ],
  ['Bopo', '2ea-2eb 3105-312f 31a0-31bf'],
  [
    'Hani',
    '2e80-2fd5 3005 3007 3021-3029 3038-303b 3400-4dbf 4e00-9fff f900-fad9 16fe2-16fe3 16ff0-16ff6 20000-323af',
  ],
];
