import { useEffect, useState } from 'react';
import type { ComboBoxOption } from '../ComboBox/ComboBoxControl.tsx';

export const PEOPLE: readonly ComboBoxOption[] = [
  { value: 'amelia', label: 'Amelia Okafor', description: 'amelia@planner.example' },
  { value: 'jonas', label: 'Jonas Weber', description: 'jonas@planner.example' },
  { value: 'sofia', label: 'Sofía Martínez', description: 'sofia@planner.example' },
  { value: 'mei', label: 'Mei Tanaka', description: 'On leave', isDisabled: true },
];

/** Answers as a server would: later, and with what matches only. Until then it has the first of them. */
export function useFoundPeople() {
  const [options, setOptions] = useState(PEOPLE.slice(0, 1));
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const answer = setTimeout(() => {
      setAnswered(text);
      setOptions(PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
    });
    return () => clearTimeout(answer);
  }, [text]);
  return { options, onSearch: setText, isLoading: answered !== text };
}
