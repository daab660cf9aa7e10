import { useEffect, useEffectEvent, useState } from 'react';
import { cleanSearch } from '../form/text/cleanSearch.ts';

export interface HistoryChoice {
  /** True if a URL change replaces the current history entry instead of adding one. */
  replace: boolean;
}

/** Search debounce, in milliseconds: longer than a pause between keystrokes, and rows still appear within 150 ms. */
const SEARCH_PAUSE_MS = 85;

export interface SearchText {
  text: string;
  setText: (text: string) => void;
  /** Searches now instead of after the pause. */
  submit: () => void;
}

/**
 * Debounces a search field. The host holds the search itself in the URL; it follows the text after a pause, or immediately on
 * `submit`: on Enter, and on blur, because a link that takes the focus must be the last to navigate. The text follows the
 * URL when that changes from outside, for example on Back. A refined search replaces the history entry of the one before.
 */
export const useSearchText = (
  query: string,
  onQueryChange: (query: string, choice: HistoryChoice) => void,
): SearchText => {
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [sentQuery, setSentQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    // The URL echoes what was sent; it must not overwrite what was typed since.
    if (query !== sentQuery) {
      setText(query);
      setSentQuery(query);
    }
  }

  const wanted = cleanSearch(text);
  const search = (next: string) => {
    if (next === sentQuery.trim()) return;
    setSentQuery(next);
    onQueryChange(next, { replace: query !== '' && next !== '' });
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(wanted), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { text, setText, submit: () => search(wanted) };
};
