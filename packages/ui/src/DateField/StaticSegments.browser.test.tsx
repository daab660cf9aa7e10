import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { arabic } from '../messages/arabic.ts';
import { german } from '../messages/german.ts';
import type { Messages } from '../messages/Messages.ts';
import { DateSegments } from './DateSegments.tsx';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';
import { StaticSegments } from './StaticSegments.tsx';

interface Language {
  locale: string;
  messages?: Messages;
}

const ignore = () => undefined;

const base: DateSegmentsProps = {
  'aria-labelledby': 'label',
  'aria-describedby': 'help',
  date: '1990-02-04',
  onDateChange: ignore,
  onIncompleteChange: ignore,
  onRangeErrorChange: ignore,
  resets: 0,
  minValue: '',
  maxValue: '',
  ref: undefined,
};

/** Other ids, and states that only styles read. */
const IGNORED = /^(?:id|class|style|data-(?!type|placeholder).+)$/;

/** Also the date in words, which only react-aria adds to the description. */
const IDS = /react-aria-description-\d+ /;

const attributesOf = (element: Element) =>
  element
    .getAttributeNames()
    .filter((name) => !IGNORED.test(name))
    .map(
      (name) =>
        `${name}=${element
          .getAttribute(name)
          ?.replace(IDS, '')
          .replace(element.id || /$/, '')}`,
    )
    .toSorted();

const styleOf = (element: Element) => {
  const { direction, unicodeBidi, caretColor, color } = getComputedStyle(element);
  return { direction, unicodeBidi, caretColor, color };
};

/** What users see, and what assistive technology reads, of the group and each segment. */
function render(Segments: ComponentType<DateSegmentsProps>, props: DateSegmentsProps, language: Language) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <LocaleProvider {...language} sets="element">
        <Segments {...props} />
      </LocaleProvider>,
    ),
  );
  const elements = container.querySelectorAll('[role="group"], [data-type]');
  const rendered = [...elements].map((element) => ({
    text: element.textContent,
    style: styleOf(element),
    attributes: attributesOf(element),
  }));
  root.unmount();
  return rendered;
}

const languages: Language[] = [
  { locale: 'en-US' },
  { locale: 'de-DE', messages: german },
  { locale: 'ar-EG', messages: arabic },
  { locale: 'th-TH' },
  { locale: 'fa-IR' },
  { locale: 'ko-KR' },
];

const states: Record<string, Partial<DateSegmentsProps>> = {
  'a date': {},
  'an invalid date': { isInvalid: true, isRequired: true },
  'a read-only date': { isReadOnly: true },
  'a disabled date': { isDisabled: true },
};

for (const language of languages)
  for (const [state, props] of Object.entries(states))
    test(`${state} in ${language.locale} is the same before its code has loaded`, () => {
      const all = { ...base, ...props };
      expect(render(StaticSegments, all, language)).toEqual(render(DateSegments, all, language));
    });

for (const language of languages.slice(0, 3))
  test(`an empty date in ${language.locale} is the same before its code has loaded`, () => {
    const empty = { ...base, date: '' };
    expect(render(StaticSegments, empty, language)).toEqual(render(DateSegments, empty, language));
  });
