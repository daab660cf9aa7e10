import { DescriptionList, Dialog, Kbd, Stack, Switch } from '@planner/ui';

/** A screen that G and a letter open. */
export interface Place {
  /** In lower case. */
  key: string;
  label: string;
}

export interface ShortcutsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  places: readonly Place[];
  /** Whether single letters and signs are keys of the page. */
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const SINGLE = [
  { term: 'Search the list', description: <Kbd keys="/" /> },
  {
    term: 'Next row',
    description: (
      <>
        <Kbd keys="J" />, or <Kbd keys="↓" /> from a row
      </>
    ),
  },
  {
    term: 'Previous row',
    description: (
      <>
        <Kbd keys="K" />, or <Kbd keys="↑" /> from a row
      </>
    ),
  },
  { term: 'Select the row', description: <Kbd keys="X" /> },
  { term: 'Edit the row or the person', description: <Kbd keys="E" /> },
  { term: 'This list', description: <Kbd keys="?" /> },
];

const goTo = ({ key, label }: Place) => ({
  term: `Go to ${label}`,
  description: (
    <>
      <Kbd keys="G" />, then <Kbd keys={key.toUpperCase()} />
    </>
  ),
});

const OTHERS = [
  { term: 'Search or go to', description: <Kbd keys="Mod+K" /> },
  { term: 'Open the row', description: <Kbd keys="Enter" /> },
  { term: 'Save a legal text', description: <Kbd keys="Mod+S" /> },
  { term: 'Notifications, and back', description: <Kbd keys="F6" /> },
  { term: 'Close, or clear the search', description: <Kbd keys="Esc" /> },
];

/** The keys that work on every screen. One file instead of a data/view pair: nothing loads or fails. */
export const Shortcuts = ({ isOpen, onOpenChange, places, isOn, onChange }: ShortcutsProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="small">
    <Stack gap="l">
      <DescriptionList items={isOn ? [...SINGLE, ...OTHERS, ...places.map(goTo)] : OTHERS} />
      <Switch
        label="Single keys"
        description="Turn / J K X E G ? off if you use speech input."
        isSelected={isOn}
        onChange={onChange}
      />
    </Stack>
  </Dialog>
);
