import { Icon } from '../icons/Icon.tsx';
import { button } from './DateField.css.ts';

interface DateButtonsProps {
  clearLabel: string;
  onClear: (() => void) | undefined;
  calendarLabel: string;
  isCalendarOpen: boolean;
  isDisabled: boolean | undefined;
  onOpen: () => void;
  onNear: () => void;
}

export const DateButtons = (props: DateButtonsProps) => (
  <>
    {props.onClear ? (
      <button
        type="button"
        // Safari's Tab key skips other buttons.
        tabIndex={0}
        aria-label={props.clearLabel}
        onClick={props.onClear}
        className={button}
      >
        <Icon name="close" size="small" />
      </button>
    ) : null}
    <button
      type="button"
      tabIndex={0}
      aria-label={props.calendarLabel}
      aria-haspopup="dialog"
      aria-expanded={props.isCalendarOpen}
      disabled={props.isDisabled}
      onPointerEnter={props.onNear}
      onFocus={props.onNear}
      onClick={props.onOpen}
      className={button}
    >
      <Icon name="calendar" />
    </button>
  </>
);
