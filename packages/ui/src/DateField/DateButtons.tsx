import { Button } from 'react-aria-components';
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
      <Button aria-label={props.clearLabel} onPress={props.onClear} className={button}>
        <Icon name="close" size="small" />
      </Button>
    ) : null}
    <Button
      aria-label={props.calendarLabel}
      aria-haspopup="dialog"
      aria-expanded={props.isCalendarOpen}
      isDisabled={props.isDisabled}
      onHoverStart={props.onNear}
      onFocus={props.onNear}
      onPress={props.onOpen}
      className={button}
    >
      <Icon name="calendar" />
    </Button>
  </>
);
