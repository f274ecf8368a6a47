import { useMutation } from '@tanstack/react-query';
import { outputSettingMutations } from '@/api/output-settings';
import type { EnvironmentDetail, OutputSetting } from '@/api/types';
import { nameOfCopy } from '@/domain/item-name';
import { notifyOutcome, useApi, useNotify } from '@/product/FeatureContext';
import { bodyOf } from './settingWords';

/** Copies an output setting, under a new name and not as the default. @returns the copy, if it was made */
export function useCopySetting(environment: EnvironmentDetail) {
  const tell = useNotify();
  const { mutateAsync } = useMutation(outputSettingMutations(useApi(), environment).create());
  return async (setting: OutputSetting): Promise<OutputSetting | undefined> => {
    const name = nameOfCopy(setting.name);
    const copying = mutateAsync({ ...bodyOf(setting), type: setting.type, name, default: false });
    const words = { done: () => `${name} was created.`, gone: `${environment.name} is gone.` };
    await notifyOutcome(copying, words, tell);
    return copying.catch(() => undefined);
  };
}
