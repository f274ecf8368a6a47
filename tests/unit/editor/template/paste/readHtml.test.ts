import * as parser from 'parse5';
import { describe, expect, it } from 'vitest';
import type { PastedRun } from '@/editor/template/paste/Paragraphs';
import { readHtml } from '@/editor/template/paste/readHtml';

/** A run in short: its text, with its formats. */
function short({
  text,
  isBold,
  isItalic,
  underline,
  lineThrough,
  subSuperScript,
  color,
  fontSize,
}: PastedRun) {
  const marks = [
    isBold && 'bold',
    isItalic && 'italic',
    underline && 'underline',
    lineThrough && 'struck',
    subSuperScript !== 'normal' && subSuperScript,
    color,
    fontSize !== undefined && `${fontSize}pt`,
  ].filter(Boolean);
  return marks.length > 0 ? `${text}{${marks.join(' ')}}` : text;
}

/** Reads text that is within the limits. */
const textOf = (html: string) => {
  const read = readHtml(html, parser);
  if (read === 'tooLarge') throw new Error('It is too large.');
  return read;
};

/** Paragraphs in short, each with its list and level in front. */
const linesOf = (html: string) =>
  textOf(html)?.paragraphs.map(({ runs, list }) => {
    const mark = list ? `${list.type} ${list.level}: ` : '';
    return `${mark}${runs.map(short).join('|')}`;
  });

describe('F8.02 text copied in another program', () => {
  it('F8.02 keeps bold, italic, lines, raised and lowered text, colour and size', () => {
    expect(
      linesOf(
        `<p>plain <b>bold <i>both</i></b> <u>under</u> <s>gone</s> H<sub>2</sub>O x<sup>2</sup>
         <span style="color: #e63946; font-size: 18pt">red</span></p>`,
      ),
    ).toEqual([
      'plain |bold {bold}|both{bold italic}| |under{underline}| |gone{struck}| H|2{subscript}|O x|2{superscript}| |red{#e63946 18pt}',
    ]);
  });

  it('F8.02 reads Word: lists by level, without markers, with empty paragraphs', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
      `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>` +
      `<![endif]>${text}<o:p></o:p></p>`;
    expect(
      linesOf(
        `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
        <p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Menu</span></b></p>
        <p class=MsoNormal><o:p>&nbsp;</o:p></p>
        ${item(1, '·', 'Soup')}${item(2, 'o', 'Leek\n and potato')}${item(1, '2.', 'Bread')}<!--EndFragment--></body></html>`,
      ),
    ).toEqual([
      'Menu{bold #ff0000 14pt}',
      '',
      'bullets 1: Soup',
      'bullets 2: Leek and potato',
      'numbers 1: Bread',
    ]);
  });

  it('F8.02 reads Google Docs: its wrapper is not bold, lists nest in lists', () => {
    expect(
      linesOf(
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
        <span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Strong </span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> calm</span></p>
        <ol><li dir="ltr" aria-level="1"><p dir="ltr"><span style="font-weight:400">One</span></p></li>
        <ul><li aria-level="2"><p>Two</p></li></ul></ol></b>`,
      ),
    ).toEqual(['Strong {bold 11pt}| calm{11pt}', 'numbers 1: One', 'bullets 2: Two']);
  });

  it('F8.03 is tab-separated text for a table, a paragraph for each row', () => {
    expect(
      linesOf(
        `<table><colgroup><col></colgroup><tbody><tr><th>Name</th><td>Price</td></tr>
        <tr><td><p>Roll</p></td><td></td><td style="font-weight:700">1.10</td></tr></tbody></table>`,
      ),
    ).toEqual(['Name{bold}|\t|Price', 'Roll|\t|\t|1.10{bold}']);
  });

  it('F8.02 has blanks and lines as a browser shows them', () => {
    expect(linesOf('<div>one\n   two<br>three </div><div> four</div><pre>a  b\nc</pre>')).toEqual([
      'one two|\u2028|three',
      'four',
      'a  b\u2028c',
    ]);
  });

  it('F8.02 omits scripts, styles and hidden text, and reports that it had links', () => {
    const read = textOf(
      '<style>p{color:red}</style><p>seen<span style="display:none">not</span> <a href="https://x.test">there</a></p><script>1</script>',
    );
    expect(read?.paragraphs).toHaveLength(1);
    expect(read?.paragraphs[0]?.runs.map(({ text }) => text).join('')).toBe('seen there');
    expect(read?.hasLinks).toBe(true);
  });

  it.each(['', '   ', '<img src="x.png">', '<p>&nbsp;</p>'])(
    'F8.02 is none where HTML says nothing: %j',
    (html) => {
      expect(readHtml(html, parser)).toBeUndefined();
    },
  );

  it('F8.02 is too large beyond a length or depth', () => {
    expect(readHtml(`<p>${'x'.repeat(1_000_001)}</p>`, parser)).toBe('tooLarge');
    expect(readHtml(`${'<b>'.repeat(300)}deep`, parser)).toBe('tooLarge');
    expect(readHtml(`${'<div>'.repeat(100_000)}deep`, parser)).toBe('tooLarge');
  });
});
