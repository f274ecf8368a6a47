import { writeMp4 } from '../../platform/rendering/writeMp4';
import { paintFrames } from '../../platform/rendering/paintFrames';
import { canvasResourcesOf } from '../../platform/rendering/paintPicture';
import { draw, face } from './engine/drawing';
import { documentOf, filled, says, shape, words } from '../engine/reference/build';
const document = documentOf([shape([0, 0, 1080, 1080], { fill: filled('#f1faee') }), shape([200, 200, 400, 400], { fill: filled('#e63946') }), words([100, 700, 880, 300], [says('Bread in the morning, every morning', { fontSize: 72 })])], { intent: 'digitalAnimated', width: 1080, height: 1080, timelineLengthMs: 5_000 });
const list = draw(document);
const frames = () => paintFrames({ record: 0, list, timelineMs: 5_000, listAt: () => draw(document) } as any, { format: 'mp4', size: { scale: 1 }, fps: 30 } as any, { resources: canvasResourcesOf([face]), pictures: new Map(), progress: () => undefined });
const cpu = async (f: () => Promise<unknown>) => { const t = process.cpuUsage(); await f(); const u = process.cpuUsage(t); return Math.round((u.user + u.system) / 1000); };
for (let i = 0; i < 3; i++) {
  console.log('whole', await cpu(async () => (await writeMp4(frames())).length), 'alone', await cpu(async () => { const f = frames(); for (let i = 0; i < f.count; i++) await f.paint(i); }));
}
