import { ComboBox } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { cleanSearch } from '../shared/form/text/cleanSearch.ts';
import { useSearchText } from '../shared/list/useSearchText.ts';
import { findPeopleQuery } from './queries.ts';

export interface PersonFilterProps {
  label: string;
  description: string;
  /** Id, or a text as it was typed. Empty for all. */
  value: string;
  /** What is shown for the value. */
  name: string;
  onChange: (value: string) => void;
}

/** Finds entries of one person by name. What is typed can also be taken as it is: the address of a deleted account, or the name of a category. */
export const PersonFilter = ({ label, description, value, name, onChange }: PersonFilterProps) => {
  const client = useApi();
  const [query, setQuery] = useState('');
  const { text, setText } = useSearchText(query, setQuery);
  const { data = [], isFetching } = useQuery(findPeopleQuery(client, query));
  const typed = cleanSearch(text);
  const people = typed === '' ? [] : data;
  // After the people: who presses Enter early would take the text instead of the person.
  const isAnswered = query === typed && !isFetching;
  const exact = { value: isAnswered ? typed : '', label: typed, description: 'Exactly this' };
  const chosen = { value, label: name };
  const options = [...people, chosen, exact].filter(
    (option, index, all) =>
      option.value !== '' &&
      all.findIndex((other) => other.value === option.value || other.label === option.label) === index,
  );
  return (
    <ComboBox
      label={label}
      description={description}
      placeholder="Anyone"
      options={options}
      isLoading={isFetching}
      value={value}
      onSearch={setText}
      onChange={onChange}
    />
  );
};
