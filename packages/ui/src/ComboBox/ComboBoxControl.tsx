import { type AriaAttributes, type ReactNode, type Ref, useMemo, useState } from 'react';
import { Button, Group, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { checkChosen, firstOnly, isDevelopment } from '../development.ts';
import type { describeControl } from '../field/describeControl.ts';
import { group as box } from '../field/field.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { floating } from '../overlay/overlay.css.ts';
import type { SelectOption } from '../Select/SelectControl.tsx';
import { group as focused, input } from '../TextField/TextField.css.ts';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './ComboBox.css.ts';

/** An option of `ComboBox` or `MultiSelect`. */
export interface ComboBoxOption extends SelectOption {
  /** Tells options of the same name apart. */
  description?: string | undefined;
}

/** Where the options come from. */
export interface OptionSource {
  /** In display order; with `onSearch` those that match, and at first those that are chosen. */
  options: ReadonlyArray<ComboBoxOption>;
  /** Called with what is typed, to load the options that match. Responses can overtake each other: show only that of the last text. Without it the field searches `options`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Options are being loaded. */
  isLoading?: boolean | undefined;
  /** Example of what to type. Don't use it as label or help: it disappears while typing. */
  placeholder?: string | undefined;
}

/** Options of `values`, also those that an earlier search found, and all in display order. */
export function useOptions(
  of: string,
  options: ReadonlyArray<ComboBoxOption>,
  values: ReadonlyArray<string>,
) {
  const byValue = useMemo(() => {
    const isFirst = firstOnly(of);
    return new Map(options.flatMap((option) => (isFirst(option.value) ? [[option.value, option]] : [])));
  }, [of, options]);
  const all = useMemo(() => [...byValue.values()], [byValue]);
  const optionsOf = (keys: ReadonlyArray<string>, known: ReadonlyArray<ComboBoxOption>) =>
    keys.flatMap((key) => byValue.get(key) ?? known.find((option) => option.value === key) ?? []);
  const [known, setKnown] = useState(() => optionsOf(values, []));
  if (isDevelopment)
    checkChosen(
      of,
      all,
      values.filter((value) => !known.some((option) => option.value === value)),
    );
  return {
    all,
    chosen: optionsOf(values, known),
    remember: (next: ReadonlyArray<string>) => setKnown(optionsOf(next, known)),
  };
}

/** More are not listed at once: that takes too long at each key. */
const MAX_LISTED = 200;
/** Of more options so many that match, drawn within 50 ms. */
const SHOWN_OF_MORE = 50;

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options of the list. Without `onInputChange` react-aria searches them. */
export function useSearch(
  all: ReadonlyArray<ComboBoxOption>,
  onSearch: OptionSource['onSearch'],
  chosen: ReadonlyArray<ComboBoxOption>,
) {
  const [typed, setTyped] = useState('');
  const isLarge = !onSearch && all.length > MAX_LISTED;
  // As one text, which takes half the time.
  const folded = useMemo(
    () => (isLarge ? fold(all.map(({ label }) => label).join('\0')).split('\0') : []),
    [isLarge, all],
  );
  if (!isLarge) return { items: all, onInputChange: onSearch };
  const text = chosen.some(({ label }) => label === typed) ? '' : fold(typed);
  const items: ComboBoxOption[] = [];
  for (let index = 0; index < all.length && items.length < SHOWN_OF_MORE; index += 1) {
    const option = all[index];
    if (option && folded[index]?.includes(text)) items.push(option);
  }
  return { items, onInputChange: setTyped };
}

interface ComboBoxControlProps {
  /** Of the input. */
  attributes: Partial<Omit<ReturnType<typeof describeControl>, 'aria-describedby'>> & AriaAttributes;
  inputRef: Ref<HTMLInputElement> | undefined;
  isLoading: boolean | undefined;
  placeholder: string | undefined;
}

const Option = ({ label, description, ...option }: ComboBoxOption): ReactNode => (
  <ListBoxItem
    id={option.value}
    textValue={label}
    isDisabled={option.isDisabled ?? false}
    className={styles.option}
  >
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {description ? <span className={styles.description}>{description}</span> : null}
    </span>
    <span className={styles.check}>
      <Icon name="check" size="small" />
    </span>
  </ListBoxItem>
);

/** Input, button and list, inside of react-aria's `ComboBox`. */
export function ComboBoxControl({ attributes, inputRef, isLoading, placeholder }: ComboBoxControlProps) {
  const words = useAppWords('comboBox');
  return (
    <>
      <Group className={`${box} ${focused} ${styles.group}`}>
        <Input
          {...attributes}
          ref={inputRef}
          placeholder={placeholder}
          className={`${input} ${styles.typed}`}
        />
        <Button className={styles.open}>
          <Icon name="chevronDown" />
        </Button>
      </Group>
      <Popover offset={4} className={`${floating} ${styles.popover}`}>
        <ListBox<ComboBoxOption>
          aria-busy={isLoading}
          className={styles.list}
          renderEmptyState={() => (
            <div className={styles.empty}>{isLoading ? words.loading : words.empty}</div>
          )}
        >
          {Option}
        </ListBox>
      </Popover>
    </>
  );
}
