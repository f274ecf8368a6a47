import * as z from 'zod/mini';
import { between, degrees, describeSchema, nameSchema, wholeBetween, type Of } from './primitives';

const EASES = [
  ...(['Quadratic', 'Cubic', 'Quartic', 'Quintic', 'Sine'] as const),
  ...(['Exponential', 'Circular', 'Elastic', 'Bounce', 'Back'] as const),
];

/** The easing of an animation at its start and end. */
export const ease = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('noEase') }),
    z.strictObject({ type: z.enum(['easeIn', 'easeOut', 'easeInOut']), curve: z.enum(EASES) }),
  ]),
  'Ease',
  'How fast an animation goes at its start and end',
);

/** The maximum length of a timeline. */
export const LONGEST_TIMELINE_MS = 3_600_000;

/** A moment of the timeline. */
export const milliseconds = describeSchema(between(0, LONGEST_TIMELINE_MS), 'In milliseconds');

const span = { from: milliseconds, to: milliseconds, ease };

const direction = z.enum([
  ...(['left', 'right', 'top', 'bottom'] as const),
  ...(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const),
]);

const transition = z.strictObject({
  ...span,
  styles: z.strictObject({
    slide: z.exactOptional(z.strictObject({ direction, offsetPercent: between(0, 1_000) })),
    rotation: z.exactOptional(
      z.strictObject({ angleDegrees: degrees, numberOfRotations: wholeBetween(0, 100) }),
    ),
    scale: z.exactOptional(z.strictObject({ scalePercent: between(0, 10_000) })),
    fade: z.exactOptional(z.literal(true)),
  }),
});

const emphasis = z.strictObject({
  ...span,
  style: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('shake'), direction: z.enum(['vertical', 'horizontal']) }),
    z.strictObject({
      type: z.enum([
        ...(['bounce', 'flash', 'headshake', 'heartbeat', 'pulse'] as const),
        ...(['rubberBand', 'swing', 'tada', 'vertical', 'horizontal'] as const),
      ]),
    }),
  ]),
});

/** When a frame is on screen, and how it enters, is emphasised and leaves. */
export const animation = nameSchema(
  z.strictObject({
    from: milliseconds,
    to: milliseconds,
    intro: z.exactOptional(transition),
    emphasis: z.exactOptional(emphasis),
    outro: z.exactOptional(transition),
  }),
  'Animation',
  'When a frame is on screen, and how it comes, calls attention and leaves',
);

/** When a frame is on screen, and how it enters and leaves. */
export type Animation = Of<typeof animation>;
