import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_PAUSE_MS } from './constants.ts';

/** What stands in a search field, and what its events call. */
export interface SearchText {
  text: string;
  setText: (text: string) => void;
  /** Searches at once, without waiting for a pause. */
  submit: () => void;
}

/**
 * Keeps the text of a search field apart from the search that runs, which the host holds in the URL: the search follows the
 * text after a pause in typing, at once with `submit` (Enter, or the focus leaves: a link that is pressed then must be the
 * last to navigate), and the text follows the search when that changes from outside, by Back for example.
 */
export const useSearchText = (query: string, onQueryChange: (query: string) => void): SearchText => {
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [sentQuery, setSentQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    // The echo of what was typed must not overwrite what has been typed since.
    if (query !== sentQuery) {
      setText(query);
      setSentQuery(query);
    }
  }

  const wanted = text.trim();
  const search = (next: string) => {
    if (next === sentQuery.trim()) return;
    setSentQuery(next);
    onQueryChange(next);
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onPause(wanted), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { text, setText, submit: () => search(wanted) };
};
