import { Card, SegmentedControl, type ThemePreference } from '@planner/ui';

export interface AppearanceProps {
  preference: ThemePreference;
  /** Takes effect immediately. */
  onPreferenceChange: (preference: ThemePreference) => void;
}

const OPTIONS = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
] as const;

/** One file instead of a data/view pair: nothing loads or fails. */
export const Appearance = ({ preference, onPreferenceChange }: AppearanceProps) => (
  <Card title="Appearance" width="form">
    <SegmentedControl
      label="Theme"
      description="System follows your device. Your choice applies to this browser."
      options={OPTIONS}
      value={preference}
      onChange={(value) => {
        const chosen = OPTIONS.find((option) => option.value === value);
        if (chosen) onPreferenceChange(chosen.value);
      }}
    />
  </Card>
);
