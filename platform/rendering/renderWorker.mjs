// Plain JavaScript: a thread is started without whatever compiles the platform.
import '../threads/giveWay.mjs';
import { register } from 'tsx/esm/api';

register();
await import('./answerRenders.ts');
