import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useWords } from '../words/useWords.ts';
import { frameProps } from '../root/rootProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { describeControl } from './describeControl.ts';
import * as styles from './field.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FreeTextProps } from './FieldProps.ts';
import { useFieldValue } from './useFieldValue.ts';

interface CharacterCountProps {
  /** Of the text that describes the field. */
  id: string;
  value: string;
  limit: number;
}

/** Share of the limit that must be left for silence. */
const ANNOUNCED_SHARE = 0.1;
/** Announcing while the user types would interrupt the echo of the keys. */
const TYPING_PAUSE_MS = 1000;

/** Shows the count at every key; screen readers hear the limit with the field, and near it what is left. */
function CharacterCount({ id, value, limit }: CharacterCountProps) {
  const words = useWords('characterCount');
  const { locale } = useLocale();
  // Without `formatNumber`, which the sign-in needs for nothing else.
  const numberOf = (number: number) => number.toLocaleString(locale, { numberingSystem: 'latn' });
  const count = Array.from(value).length;
  const left = limit - count;
  const news = left < 0 ? words.over(-left) : left <= limit * ANNOUNCED_SHARE ? words.left(left) : '';
  const [initialValue] = useState(value);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(value === initialValue ? '' : news), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value, initialValue, news]);
  return (
    <span className={left < 0 ? styles.over : styles.count}>
      <bdi aria-hidden>
        {numberOf(count)} / {numberOf(limit)}
      </bdi>
      <VisuallyHidden>
        <span id={id}>{words.limit(numberOf(limit))}</span>
        <output>{announced}</output>
      </VisuallyHidden>
    </span>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TextAttributes<T extends TextControl>
  extends
    Pick<FreeTextProps<T>, 'ref' | 'name' | 'onBlur' | 'inputMode' | 'dir'>,
    Pick<FreeTextProps<T>, 'placeholder' | 'autoComplete' | 'autoFocus' | 'maxLength'>,
    ReturnType<typeof describeControl> {
  value: string;
  onChange: (event: ChangeEvent<T>) => void;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

interface TextEntryFieldProps<T extends TextControl> extends FreeTextProps<T> {
  /** Ids of more text that describes the control. */
  describedBy?: ReadonlyArray<string | undefined> | undefined;
  /** Renders the input or text area with these attributes. */
  children: (attributes: TextAttributes<T>) => ReactNode;
}

/** What fields with a native text control have around it. */
export function TextEntryField<T extends TextControl>(props: TextEntryFieldProps<T>) {
  const {
    label,
    description,
    hint,
    isInvalid,
    errorMessage,
    children,
    describedBy = [],
    characterLimit,
  } = props;
  const { ref, name, onBlur, inputMode, dir, placeholder, autoComplete, autoFocus, maxLength } = props;
  const { id, frame, value, change } = useFieldValue(props, '');
  const countId = `${id}-count`;
  const count = characterLimit && <CharacterCount id={countId} value={value} limit={characterLimit} />;
  const messages = { description, hint, isInvalid, errorMessage };
  const texts = [...describedBy, count ? countId : undefined];
  return (
    <div ref={frame} {...frameProps(props, styles.root)}>
      <FieldFrame {...messages} id={id} label={label} count={count}>
        {children({
          ref,
          name,
          onBlur,
          inputMode,
          dir,
          placeholder,
          autoComplete,
          autoFocus,
          maxLength,
          ...describeControl(id, { ...props, describedBy: texts }),
          value,
          onChange: (event) => change(event.currentTarget.value),
          disabled: props.isDisabled,
          readOnly: props.isReadOnly,
        })}
      </FieldFrame>
    </div>
  );
}
