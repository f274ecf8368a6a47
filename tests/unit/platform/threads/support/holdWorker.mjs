// Plain JavaScript: a thread is started without whatever compiles the platform.
import { register } from 'tsx/esm/api';

register();
await import('./answerHolds.ts');
