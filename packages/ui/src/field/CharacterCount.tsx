import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { formatNumber } from '../format/format.ts';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CharacterCount.css.ts';

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
export function CharacterCount({ id, value, limit }: CharacterCountProps) {
  const messages = useMessages('characterCount', english.characterCount);
  const { locale } = useLocale();
  const numberOf = (number: number) => formatNumber(number, locale);
  const count = Array.from(value).length;
  const left = limit - count;
  const words = left < 0 ? messages.over(-left) : left <= limit * ANNOUNCED_SHARE ? messages.left(left) : '';
  const [initialValue] = useState(value);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(value === initialValue ? '' : words), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value, initialValue, words]);
  return (
    <span className={left < 0 ? styles.over : styles.count}>
      <bdi aria-hidden>
        {numberOf(count)} / {numberOf(limit)}
      </bdi>
      <VisuallyHidden>
        <span id={id}>{messages.limit(numberOf(limit))}</span>
        <output>{announced}</output>
      </VisuallyHidden>
    </span>
  );
}
