import { beginSignIn, over } from '../../security/support/signIn';

/** Guesses passwords at a platform, many at once, until it is ended; a program that reports to its parent. */
const [origin = '', atOnce = '1'] = process.argv.slice(2);
const attacker = await beginSignIn(over(origin), { publicUrl: origin });
let guesses = 0;
process.send?.('ready');
process.on('message', () => {
  process.send?.(guesses);
  process.disconnect();
});
const guess = async () => {
  for (; process.connected; guesses += 1) await attacker.submit(`nobody.${guesses}@demo.test`, 'a guess');
};
await Promise.all(Array.from({ length: Number(atOnce) }, guess));
