import { Code, FlaskConical, Rocket, Timer } from 'lucide-react';
import { Badge, type BadgeProps } from '@/components/Badge';
import type { EnvironmentType } from '@/domain/environments';

type Mark = Pick<BadgeProps, 'icon' | 'tone'> & { word: string };

const MARKS: Record<EnvironmentType, Mark> = {
  production: { icon: Rocket, tone: 'strong', word: 'Production' },
  sandbox: { icon: FlaskConical, tone: 'teal', word: 'Sandbox' },
  development: { icon: Code, tone: 'informative', word: 'Development' },
  trial: { icon: Timer, tone: 'caution', word: 'Trial' },
};

function markOf(type: string): Mark {
  return Object.hasOwn(MARKS, type) ? MARKS[type as EnvironmentType] : { tone: 'neutral', word: type };
}

/** Returns the word for a type of environment; an unknown type is shown unchanged. */
export function environmentTypeWord(type: string): string {
  return markOf(type).word;
}

/** Shows the type of an environment by colour, icon and word; production is the most prominent. */
export function EnvironmentTypeBadge({ type }: { type: string }) {
  const { icon, tone, word } = markOf(type);
  return (
    <span data-testid="gpf-environment-type">
      <Badge tone={tone} {...(icon && { icon })}>
        {word}
      </Badge>
    </span>
  );
}
