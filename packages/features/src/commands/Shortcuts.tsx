import { DescriptionList, Dialog, SegmentedControl, Stack, useShortcuts } from '@planner/ui';

export interface ShortcutsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether single letters and signs are keys of the page. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

/** The keys that work on every screen. One file instead of a data/view pair: nothing loads or fails. */
export const Shortcuts = ({ isOpen, onOpenChange, isOn, onChange }: ShortcutsProps) => {
  const { textOf } = useShortcuts();
  const single = [
    { term: '/', description: 'Search the list' },
    { term: 'J or ↓', description: 'Next row; ↓ from a row' },
    { term: 'K or ↑', description: 'Previous row; ↑ from a row' },
    { term: '?', description: 'This list' },
  ];
  const others = [
    { term: textOf('Mod+K'), description: 'Search or go to' },
    { term: 'Enter', description: 'Open the row' },
    { term: textOf('Mod+S'), description: 'Save a legal text' },
    { term: 'F6', description: 'Notifications, and back' },
    { term: 'Esc', description: 'Close, or clear the search' },
  ];
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="small">
      <Stack gap="l">
        <DescriptionList items={isOn ? [...single, ...others] : others} />
        <SegmentedControl
          label="Single keys"
          description="Turn / J K ? off if you use speech input."
          options={OPTIONS}
          value={isOn ? 'on' : 'off'}
          onChange={(value) => onChange(value === 'on')}
        />
      </Stack>
    </Dialog>
  );
};
