import type { SettingType, SettingValues } from '@/domain/output-settings';
import type { OfferedOutputs } from '@/domain/user-interfaces';

export interface DemoOutputSetting {
  id: string;
  environmentId: string;
  type: SettingType;
  name: string;
  description: string;
  isDefault: boolean;
  values: SettingValues;
  createdAt: Date;
  modifiedAt: Date;
}

export interface DemoUserInterface {
  id: string;
  environmentId: string;
  name: string;
  isDefault: boolean;
  outputSettings: OfferedOutputs;
  formBuilder: string;
  createdAt: Date;
  modifiedAt: Date;
}
