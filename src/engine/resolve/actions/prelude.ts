import { FREE_FUNCTIONS, STUDIO, TRIGGERS } from '../../scripts';

/**
 * The prelude of a script: the source of a function of `call`, `log` and the time. It defines the script functions and
 * removes differences between machines. Dates have only the zone UTC and the time of the run; random numbers repeat in
 * every run.
 */
export const PRELUDE = `(function (call, log, now) {
  'use strict';
  const wrap = (name) => (...values) => {
    const answer = JSON.parse(call(name, JSON.stringify(values)));
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.value;
  };
  const tree = (names) => Object.freeze(Object.fromEntries(Object.entries(names).map(
    ([key, name]) => [key, typeof name === 'string' ? wrap(name) : tree(name)])));
  const define = (name, value) => 
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  for (const name of ${JSON.stringify(FREE_FUNCTIONS)}) define(name, wrap(name));
  const studio = tree(${JSON.stringify(STUDIO)});
  define('studio', Object.freeze({ ...studio, stylekit: studio.brandKit }));
  define('triggers', Object.freeze(Object.fromEntries(
    Object.entries(${JSON.stringify(TRIGGERS)}).map(([key, name]) => [key, wrap(name)()]))));
  const told = (value) => typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
  define('console', Object.freeze({ log: (...values) => log(values.map(told).join(' ')) }));

  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const Machine = Date;
  const zoned = (value) => typeof value === 'string' && /T|[a-z]|\\//i.test(value) && !/(Z|UTC|GMT|[+-]\\d\\d:?\\d\\d)$/i.test(value)
    ? value + (/^\\d{4}-\\d\\d-\\d\\dT/.test(value) ? 'Z' : ' UTC') : value;
  const moment = (values) => values.length === 0 ? now
    : values.length === 1 ? zoned(values[0]) : Machine.UTC(...values);
  function Day(...values) {
    return new.target ? new Machine(moment(values)) : new Machine(now).toUTCString();
  }
  Day.prototype = Machine.prototype;
  Day.prototype.constructor = Day;
  Day.now = () => now;
  Day.UTC = Machine.UTC;
  Day.parse = (value) => Machine.parse(zoned(value));
  for (const part of ['Date', 'Day', 'FullYear', 'Hours', 'Minutes', 'Seconds', 'Milliseconds', 'Month']) {
    Day.prototype['get' + part] = Day.prototype['getUTC' + part];
    if (part !== 'Day') Day.prototype['set' + part] = Day.prototype['setUTC' + part];
  }
  Day.prototype.getTimezoneOffset = () => 0;
  for (const form of ['toString', 'toLocaleString']) Day.prototype[form] = Day.prototype.toUTCString;
  for (const form of ['toDateString', 'toLocaleDateString'])
    Day.prototype[form] = function () { return this.toISOString().slice(0, 10); };
  for (const form of ['toTimeString', 'toLocaleTimeString'])
    Day.prototype[form] = function () { return this.toISOString().slice(11, 19); };
  globalThis.Date = Day;
})`;
