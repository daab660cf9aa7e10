import type { ComponentPropsWithRef, KeyboardEvent } from 'react';

const radiosOf = (radio: HTMLInputElement) => [
  ...(radio.closest('[role="radiogroup"]')?.querySelectorAll('input') ?? []),
];

const ARROWS: Partial<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** Browsers select the previous radio button on Arrow left in both reading directions. */
const followDirection = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = ARROWS[event.key];
  if (step === undefined || !event.currentTarget.matches(':dir(rtl)')) return;
  event.preventDefault();
  const radios = radiosOf(event.currentTarget);
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  next?.focus();
  next?.click();
};

interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'onKeyDown' | 'onBlur'> {
  /** Called when the focus leaves the group. */
  onLeave: (() => void) | undefined;
}

/** A native radio button of an element with the role `radiogroup`. */
export const Radio = ({ onLeave, ...props }: RadioProps) => (
  <input
    {...props}
    type="radio"
    onKeyDown={followDirection}
    onBlur={({ currentTarget, relatedTarget }) => {
      if (!radiosOf(currentTarget).some((radio) => radio === relatedTarget)) onLeave?.();
    }}
  />
);
