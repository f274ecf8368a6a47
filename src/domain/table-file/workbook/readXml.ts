import { SaxesParser } from 'saxes';
import { TextDecoder } from '../../webGlobals';
import { TableError } from '../TableError';

/** Attributes of an element by name without prefix. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the parts of a file in order; names have no prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Receives the number of bytes read. */
  readonly progress?: (bytes: number) => void;
}

/** Bytes decoded at a time, so that a large part is never one text. */
const CHUNK = 65_536;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Reads XML piece by piece. Entities of a document type are not expanded, but an error.
 * @throws TableError for text that is no XML
 */
export function readXml(bytes: Uint8Array, part: string, handlers: XmlHandlers): void {
  const { open, text, close, progress } = handlers;
  const parser = new SaxesParser({ position: false });
  parser.on('opentag', ({ name, attributes }) => {
    const plain: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) plain[localName(key)] = value;
    open(localName(name), plain);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  parser.on('error', () => {
    throw new TableError(`The workbook is damaged: “${part}” can’t be read.`);
  });
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: false });
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
    progress?.(Math.min(at + CHUNK, bytes.length));
  }
  parser.write(decoder.decode(new Uint8Array())).close();
}
