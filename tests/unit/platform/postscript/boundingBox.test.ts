import { describe, expect, it } from 'vitest';
import { boundingBox } from '../../../../platform/postscript/boundingBox';

const HEAD = '%!PS-Adobe-3.0 EPSF-3.0';
const of = (...lines: string[]) => boundingBox(lines.join('\n'), lines.join('\n'));

describe('the bounding box of PostScript', () => {
  it('comes from the header comments, the more precise one first', () => {
    expect(of(HEAD, '%%BoundingBox: -10 0 90 40', '%%EndComments')).toEqual([-10, 0, 90, 40]);
    const both = ['%%BoundingBox: 0 0 91 41', '%%HiResBoundingBox: 0.5 .25 9.05e1 40.75'];
    expect(of(HEAD, ...both)).toEqual([0.5, 0.25, 90.5, 40.75]);
  });

  it.each(['\r\n', '\r'])('is found in lines that end in %j', (end) => {
    const text = [HEAD, '%%BoundingBox:0 0 10 20', '%%EndComments', ''].join(end);
    expect(boundingBox(text, text)).toEqual([0, 0, 10, 20]);
  });

  it('comes from the trailer comments when the header defers to them', () => {
    const inner = ['%%BeginDocument: other', '%%BoundingBox: 0 0 7 7', '%%EndDocument'];
    const trailer = ['showpage', '%%Trailer', '%%BoundingBox: 0 0 25 15', '%%EOF'];
    expect(of(HEAD, '%%BoundingBox: (atend)', '%%EndComments', ...inner, ...trailer)).toEqual([0, 0, 25, 15]);
  });

  it('ignores an embedded document and empty boxes', () => {
    expect(of(HEAD, '%%EndComments', '%%BoundingBox: 0 0 7 7')).toBeUndefined();
    expect(of(HEAD, '/x 1 def', '%%BoundingBox: 0 0 7 7')).toBeUndefined();
    expect(of(HEAD, '%%BoundingBox: 0 0 0 7')).toBeUndefined();
    expect(of(HEAD, '%%BoundingBox: 0 0 7')).toBeUndefined();
    expect(of(HEAD, '%%BoundingBox: a b c d')).toBeUndefined();
    expect(of(HEAD, '%%HiResBoundingBox: 0 0 0 0', '%%BoundingBox: 0 0 7 7')).toEqual([0, 0, 7, 7]);
  });
});
