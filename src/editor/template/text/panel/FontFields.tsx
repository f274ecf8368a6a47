import { Select } from '@/components/Select';
import { styleRange } from '../../../page/text/model/looks';
import { Pair } from '../../properties/fields/Section';
import { getCommonValue } from '../../properties/selected';
import { listFamilies, findSimilarFont, type FontFamilyChoice } from './fonts';
import type { TextChanges, TextTarget } from './target';

interface FontFieldsProps {
  target: TextTarget;
  changes: TextChanges;
  fonts: readonly FontFamilyChoice[];
}

/** Edits the font family of characters, and the style within it. */
export function FontFields({ target, changes, fonts }: FontFieldsProps) {
  const { runs } = target;
  const families = listFamilies(target.selected.document, fonts);
  const family = getCommonValue(runs, ({ look }) => look.font.family);
  const style = getCommonValue(runs, ({ look }) => look.font.style);
  const styles = families.find((choice) => choice.family === family)?.styles ?? [];

  const setFamily = (name: string): void => {
    const chosen = families.find((choice) => choice.family === name);
    const [first] = runs;
    if (!chosen || !first) return;
    if (style !== undefined) {
      changes.look('font', { font: findSimilarFont(chosen, first.look.font) });
      return;
    }
    const [part] = target.parts;
    if (part && target.parts.length === 1) {
      changes.all(
        'font',
        runs.map(({ range, look }) =>
          styleRange(part.frameId, range, { font: findSimilarFont(chosen, look.font) }),
        ),
      );
    } else changes.look('font', { font: findSimilarFont(chosen, first.look.font) });
  };

  return (
    <Pair>
      <Select
        label="Font"
        options={families.map((choice) => ({ value: choice.family, label: choice.family }))}
        placeholder="Mixed"
        value={family ?? ''}
        onValueChange={setFamily}
      />
      {family !== undefined && (
        <Select
          label="Font style"
          options={styles.map((choice) => ({ value: choice.style, label: choice.style }))}
          placeholder="Mixed"
          value={style ?? ''}
          onValueChange={(name) => {
            const choice = styles.find((each) => each.style === name);
            if (choice) changes.look('font style', { font: { family, ...choice } });
          }}
        />
      )}
    </Pair>
  );
}
