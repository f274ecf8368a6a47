import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { boundText } from '@/domain/format';
import { BoundedReport } from '../../../../platform/environment-api/output/BoundedReport';
import { Problem, problemBody } from '../../../../platform/http/Problem';
import { sendProblem } from '../../../../platform/http/sendProblem';
import { boundLines, describeThrown, writeError } from '../../../../platform/server/logging';

const LONG = '"é\n'.repeat(500_000);

const bytesOf = (text: string) => Buffer.byteLength(text);

describe('a text from outside', () => {
  it('H2.07 is cut to a number of bytes, never within a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.integer({ min: 3, max: 60 }),
        (text, bytes) => {
          const cut = boundText(text, bytes);
          if (bytesOf(text) <= bytes) return cut === text;
          return bytesOf(cut) <= bytes && text.startsWith(cut.slice(0, -1)) && cut.endsWith('…');
        },
      ),
    );
  });

  it('H2.07 is bounded in the body of an error, with its faults of fields', () => {
    const errors = Array.from({ length: 1_000 }, () => ({ field: LONG, message: LONG }));
    const body = problemBody({
      status: 400,
      detail: LONG,
      instance: '/x',
      requestId: 'r',
      errors,
      facts: { field: LONG },
    });
    expect(bytesOf(body.detail)).toBeLessThanOrEqual(4_000);
    expect(body.errors).toHaveLength(100);
    expect(bytesOf(JSON.stringify(body))).toBeLessThan(400_000);
  });

  it('H2.07 limits a report to 50 entries a record, with a count of the rest', () => {
    const report = new BoundedReport();
    report.add(
      3,
      Array.from({ length: 70 }, () => ({ type: 'ActionFailed', details: 'x' })),
    );
    expect(report.records()).toEqual([3]);
    expect(report.entriesOf(3)).toHaveLength(51);
    expect(report.entriesOf(3).at(-1)).toEqual({ type: 'ActionFailed', details: 'And 20 more.' });
  });

  it('H2.07 limits a report to 10 MB, with a count of the rest', () => {
    const report = new BoundedReport();
    const entries = Array.from({ length: 50 }, () => ({
      type: 'ActionFailed' as const,
      details: 'x'.repeat(4_000),
    }));
    for (let record = 0; record < 1_000; record += 1) report.add(record, entries);
    const all = report.records().map((record) => report.entriesOf(record));
    expect(JSON.stringify(all).length).toBeLessThan(11_000_000);
    expect(all.at(-1)).toEqual([{ type: 'ActionFailed', details: 'And 50 more.' }]);
  });
});

describe('a line of the log', () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };

  it('H2.08 has 8 kB at most for any error', () => {
    lines.length = 0;
    const error = new Error(LONG, { cause: new Error(LONG, { cause: new Error(LONG) }) });
    writeError(stream, error, LONG);
    writeError(stream, LONG, 'A text was thrown.');
    boundLines(stream).write(`${JSON.stringify({ level: 'info', path: LONG, msg: 'answered' })}\n`);
    for (const line of lines) expect(bytesOf(line)).toBeLessThanOrEqual(8_000);
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
      'error',
      'error',
      'info',
    ]);
    expect(describeThrown(undefined)).toMatchObject({ message: 'undefined' });
  });

  it('H2.08 does not log a failure again that was logged at its origin', async () => {
    lines.length = 0;
    const app = Fastify({ logger: { level: 'error', stream } });
    app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
    app.get('/task', () => {
      throw new Problem(500, LONG, undefined, { code: 'outputError' });
    });
    app.get('/fault', () => {
      throw new Error('Nobody foresaw this.');
    });
    for (let poll = 0; poll < 3; poll += 1) expect((await app.inject('/task')).statusCode).toBe(500);
    expect(lines).toEqual([]);
    await app.inject('/fault');
    expect(lines).toHaveLength(1);
    await app.close();
  });
});
